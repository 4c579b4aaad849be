import { belowBase } from "#src/data/browser/base-path";
import { workerContainer } from "#src/data/browser/worker-container";
import { CACHES, OFFLINE_PAGE } from "#lib/site/offline/names";

/** Cache key of the build that the page data belongs to. */
const BUILD_KEY = "/page-data/edition";

/**
 * Clears cached page data of another build, whose shape may differ.
 * @returns true if no page data is cached now
 */
export async function clearOldPageData(): Promise<boolean> {
  const { ___webpackCompilationHash: build = "" } = window;
  const cache = await caches.open(CACHES.pageData);
  const cachedBuild = await cache.match(BUILD_KEY);
  if (cachedBuild && (await cachedBuild.text()) === build) return false;
  for (const request of await cache.keys()) await cache.delete(request);
  await cache.put(BUILD_KEY, new Response(build));
  return true;
}

/** For `replaceHydrateFunction`: leaves a cached page with cached data of another build as it was rendered. */
export function skipStaleHydration(): (() => void) | undefined {
  if (!workerContainer(window)?.controller) return undefined;
  const { ___loader: loader, ___webpackCompilationHash: build } = window;
  const { pathname } = window.location;
  const latest = loader?.loadPageSync(pathname)?.page?.webpackCompilationHash;
  const isSameBuild = !latest || latest === build;
  return isSameBuild || belowBase(pathname) === OFFLINE_PAGE
    ? undefined
    : () => window.followEarlyLink?.();
}
