// Stands in the service worker's place after `VITE_SERVICE_WORKER=off npm run deploy`: it removes
// everything that a service worker of ours keeps, and itself, and loads the open pages anew.

export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await self.registration.unregister();
  // Not awaited: a page is loaded anew only once this worker is through with its activation.
  for (const page of pages) page.navigate(page.url).catch((error) => console.warn(error));
}
