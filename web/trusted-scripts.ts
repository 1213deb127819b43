import countFaces from './fair/count-faces.ts?worker&url';
import { SITE_KEY } from './human-check.ts';
import strategy from './strategy/worker.ts?worker&url';

/** Every script that the page may start beside its own: the workers of this build, its service worker, and Turnstile if it is built in. */
export const SCRIPTS = {
  countFaces,
  strategy,
  serviceWorker: '/service-worker.js',
  ...(SITE_KEY && {
    turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  }),
} as const;

/**
 * Our Trusted Types policy: it makes the addresses of `SCRIPTS` and no others. The content security
 * policy names it, so no other script can be started from the page.
 */
const policy = window.trustedTypes?.createPolicy('trece', {
  createScriptURL: (url) => {
    if (Object.values<string>(SCRIPTS).includes(url)) return url;
    throw new TypeError('Not a script of this build');
  },
});

/** An address of `SCRIPTS` as the browser wants it. */
export function trusted(url: string): string {
  return (policy?.createScriptURL(url) ?? url) as string;
}
