/** The worker of a shop that keeps nothing in browsers any more: it removes what was kept, and itself. */
export const offWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;
