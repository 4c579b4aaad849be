import { CACHES } from "../names";

/**
 * Worker for sites with the offline feature off: replaces the installed one, also for open pages (which would go on
 * storing), deletes its caches and unregisters itself. Other caches are left alone.
 */
export function removingWorker(): string {
  return `const OWN_CACHES = ${JSON.stringify(Object.values(CACHES))};
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    self.clients
      .claim()
      .then(() => caches.keys())
      .then((names) => names.filter((name) => OWN_CACHES.includes(name) || name.startsWith("workbox-")))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => indexedDB.deleteDatabase("workbox-expiration"))
      .then(() => self.registration.unregister()),
  );
});
`;
}
