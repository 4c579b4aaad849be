import { CACHES, OFFLINE_PAGE } from "#lib/site/offline/names";

/** Where the kept page data says which edition of the scripts it belongs to. */
const MARK = "/page-data/edition";

/**
 * Sees to it that the kept page data is that of the scripts of this page: data of another edition
 * is thrown away, because its shape may be another. The HTML of pages stays, it needs no data.
 * @returns true if page data starts from nothing: at a first visit and with a new edition
 */
export async function renewPageData(): Promise<boolean> {
  const { ___webpackCompilationHash: edition = "" } = window;
  const cache = await caches.open(CACHES.pageData);
  const mark = await cache.match(MARK);
  if (mark && (await mark.text()) === edition) return false;
  for (const request of await cache.keys()) await cache.delete(request);
  await cache.put(MARK, new Response(edition));
  return true;
}

/**
 * For Gatsby's `replaceHydrateFunction`: a kept page of one edition with kept data of another is
 * left as it was built. It is whole and readable so, and its links lead on; scripts that meet data
 * of a shape they do not know could blank it. The offline page brings its own data.
 */
export function hydrateWithinEdition(): (() => void) | undefined {
  if (!navigator.serviceWorker?.controller) return undefined;
  const { ___loader: loader, ___webpackCompilationHash: edition } = window;
  const { pathname } = window.location;
  const latest = loader?.loadPageSync(pathname)?.page?.webpackCompilationHash;
  const same = !latest || latest === edition;
  return same || pathname === OFFLINE_PAGE ? undefined : () => window.followEarlyLink?.();
}
