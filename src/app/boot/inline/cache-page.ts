import { workerContainer } from "#src/data/browser/worker-container";
import { FIRST_PAGE_DELAY, isFirstPage } from "../../offline/first-page";
import { postToWorker } from "../../offline/post-to-worker";
import type { BootData } from "./start";

/**
 * Has the service worker cache a page that runs no scripts, and its scripts, for offline use: from the second page of a
 * visit on, or after a minute on the first. A worker in control caches the page by itself; then `load` is called if a
 * new build of the site is waiting, which the scripts offer.
 */
export function cachePage(view: Window, { worker }: BootData, load: () => void): void {
  const { location, performance } = view;
  const serviceWorker = workerContainer(view);
  if (!worker || !serviceWorker) return;

  const registerAndCache = async () => {
    await serviceWorker.register(worker);
    const { active } = await serviceWorker.ready;
    const loaded = performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => (name.startsWith(`${location.origin}/`) ? name : []));
    const page: [string, RequestInit] = [
      location.pathname,
      { headers: { accept: "text/html" }, priority: "low" },
    ];
    const urlsToCache = [page, ...loaded];
    if (active) postToWorker(active, { type: "CACHE_URLS", payload: { urlsToCache } });
  };
  const loadIfUpdateWaits = async () => {
    const registration = await serviceWorker.getRegistration();
    if (registration?.active && registration.waiting) load();
  };
  const start = () => {
    // Storage may be denied; offline pages are optional.
    (serviceWorker.controller ? loadIfUpdateWaits() : registerAndCache()).catch(() => null);
  };

  if (isFirstPage(view)) view.setTimeout(start, FIRST_PAGE_DELAY);
  else start();
}
