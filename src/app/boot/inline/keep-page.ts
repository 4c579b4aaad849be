import { workerContainer } from "#src/data/browser/worker-container";
import { FIRST_PAGE, isFirstPage } from "../../offline/first-page";
import { tellWorker } from "../../offline/tell-worker";
import type { BootData } from "./start";

/**
 * Has the service worker keep a page that runs no scripts, so that it opens without the network: from the second
 * page of a visit on, or when the first one has been open for a minute. The worker keeps its scripts besides. Where
 * the worker is in control it sees the page by itself; then `load` is called if a new edition of the site waits, which
 * the scripts offer.
 */
export function keepPage(view: Window, { worker }: BootData, load: () => void): void {
  const { location, performance } = view;
  const serviceWorker = workerContainer(view);
  if (!worker || !serviceWorker) return;

  const keep = async () => {
    await serviceWorker.register(worker);
    const { active } = await serviceWorker.ready;
    const loaded = performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => (name.startsWith(`${location.origin}/`) ? name : []));
    const own: [string, RequestInit] = [
      location.pathname,
      { headers: { accept: "text/html" }, priority: "low" },
    ];
    const urlsToCache = [own, ...loaded];
    if (active) tellWorker(active, { type: "CACHE_URLS", payload: { urlsToCache } });
  };
  const offer = async () => {
    const registration = await serviceWorker.getRegistration();
    if (registration?.active && registration.waiting) load();
  };
  const work = () => {
    // A browser that refuses storage has no offline pages, nothing worse.
    (serviceWorker.controller ? offer() : keep()).catch(() => null);
  };

  if (isFirstPage(view)) view.setTimeout(work, FIRST_PAGE);
  else work();
}
