// The page without a network. Serves one whole build from its cache, and never a day's data: no call
// to the API is answered here.
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { routeOf } from '../../routes.ts';
import { type FilesOfBuild, TABLE, TRANSLATION } from '../files-of-build.ts';
import type { ToPage, ToWorker } from '../messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const FILES: FilesOfBuild;

/** Translations and tables; each name tells its content, so they outlive a version that still has them. */
const KEPT_CACHE = 'trece-kept';
/** How long a page may take to say whether it can be replaced. A page that says nothing cannot. */
const ANSWER_TIME = 2_000;

const files = FILES;
const kept = new Set(files.kept);
const keeper = new CacheFirst({ cacheName: KEPT_CACHE });

// A worker that is not needed any more leaves its files to this one; they are removed once it is active.
cleanupOutdatedCaches();
// The first visit is served with no network too, without a second load.
clientsClaim();
precacheAndRoute([...files.precached], { directoryIndex: '', cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && kept.has(url.pathname), keeper);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && routeOf(url.pathname).page !== 'missing',
  createHandlerBoundToURL('/index.html'),
);

self.addEventListener('activate', (event) => event.waitUntil(dropOld()));

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  switch (message.type) {
    case 'keep':
      event.waitUntil(keep(event, message.locale, message.tables));
      break;
    case 'take-over':
      event.waitUntil(takeOver());
  }
});

/** Removes what no file of this build is. */
async function dropOld(): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  for (const request of await cache.keys()) {
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Fetches what is not kept yet. What cannot be had now is asked for again at the next visit. */
async function keep(event: ExtendableMessageEvent, locale: string, tables: boolean): Promise<void> {
  const wanted = files.kept.filter(
    (url) => url.startsWith(`${TRANSLATION}${locale}-`) || (tables && url.endsWith(TABLE)),
  );
  for (const url of wanted) {
    try {
      await keeper.handle({ event, request: new Request(url) });
    } catch (error) {
      console.warn(error);
    }
  }
}

/** Ends the version before, unless an open page is in the middle of something. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(pages.map(mayTakeOver));
  if (answers.every(Boolean)) await self.skipWaiting();
}

function mayTakeOver(page: Client): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_TIME);
    page.postMessage({ type: 'may-take-over' } satisfies ToPage, [port2]);
  });
}
