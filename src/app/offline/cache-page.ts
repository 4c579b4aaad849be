import { savesData } from "#src/data/browser/saves-data";
import { clearOldPageData } from "./stale-page-data";
import { postToWorker } from "./post-to-worker";

const cachedPaths = new Set<string>();
let isFirstCall = true;

/**
 * Has the worker cache a page for offline use:
 * - its HTML, if it was reached by client-side navigation, which fetches JSON only (not if the visitor saves data);
 * - its resources, if no worker saw them: on a first visit, or after a new build.
 */
export async function cachePage(
  registration: ServiceWorkerRegistration,
  pathname: string,
): Promise<void> {
  const isFirst = isFirstCall;
  isFirstCall = false;
  const { active } = registration.active ? registration : await navigator.serviceWorker.ready;
  if (!active) return;
  const isControlled = navigator.serviceWorker.controller !== null;
  if (isFirst && ((await clearOldPageData()) || !isControlled)) {
    cacheResources(active, isControlled);
  }
  const isSeen = isFirst && isControlled;
  if (isSeen || cachedPaths.has(pathname) || (!isFirst && savesData())) return;
  cachedPaths.add(pathname);
  sendUrls(active, [[pathname, { headers: { accept: "text/html" }, priority: "low" }]]);
}

/** Passes on the resources loaded so far; on an uncontrolled page, also those loaded later. */
function cacheResources(worker: ServiceWorker, isControlled: boolean): void {
  const observer = new PerformanceObserver((list) => {
    const addresses = list.getEntries().map(({ name }) => name);
    sendUrls(worker, addresses.filter(isOurs));
    if (isControlled) observer.disconnect();
  });
  observer.observe({ type: "resource", buffered: true });
}

const isOurs = (address: string): boolean => address.startsWith(`${window.location.origin}/`);

function sendUrls(worker: ServiceWorker, urlsToCache: (string | [string, RequestInit])[]): void {
  if (urlsToCache.length === 0) return;
  postToWorker(worker, { type: "CACHE_URLS", payload: { urlsToCache } });
}
