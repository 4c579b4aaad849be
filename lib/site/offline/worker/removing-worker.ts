import { CACHES } from "../names";

/**
 * Source of the worker of a site whose offline feature is off: it replaces the one that a browser
 * has, also for pages that are open (else that one would go on keeping what they load), throws away
 * what it kept, and unregisters itself. Caches of others are left alone.
 */
export function removingWorker(): string {
  return `const KEPT = ${JSON.stringify(Object.values(CACHES))};
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    self.clients
      .claim()
      .then(() => caches.keys())
      .then((names) => names.filter((name) => KEPT.includes(name) || name.startsWith("workbox-")))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => indexedDB.deleteDatabase("workbox-expiration"))
      .then(() => self.registration.unregister()),
  );
});
`;
}
