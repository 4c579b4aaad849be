import { belowBase } from "#src/data/browser/base-path";
import { workerContainer } from "#src/data/browser/worker-container";
import { CACHES, OFFLINE_PAGE } from "#lib/site/offline/names";

/** Cache key of the edition that the page data belongs to. */
const MARK = "/page-data/edition";

/**
 * Clears cached page data of another edition, whose shape may differ.
 * @returns true if it starts from nothing
 */
export async function clearOldPageData(): Promise<boolean> {
  const { ___webpackCompilationHash: edition = "" } = window;
  const cache = await caches.open(CACHES.pageData);
  const mark = await cache.match(MARK);
  if (mark && (await mark.text()) === edition) return false;
  for (const request of await cache.keys()) await cache.delete(request);
  await cache.put(MARK, new Response(edition));
  return true;
}

/** For `replaceHydrateFunction`: leaves a cached page with cached data of another edition as it was built. */
export function hydrateWithinEdition(): (() => void) | undefined {
  if (!workerContainer(window)?.controller) return undefined;
  const { ___loader: loader, ___webpackCompilationHash: edition } = window;
  const { pathname } = window.location;
  const latest = loader?.loadPageSync(pathname)?.page?.webpackCompilationHash;
  const same = !latest || latest === edition;
  return same || belowBase(pathname) === OFFLINE_PAGE
    ? undefined
    : () => window.followEarlyLink?.();
}
