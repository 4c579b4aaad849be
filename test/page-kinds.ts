import { readCatalogue } from "../lib/content/read/catalogue/read-catalogue";
import { type PageKind, PAGE_KINDS } from "../lib/content/model/pages/page-kinds";
import { planPages } from "../lib/content/model/pages/plan-pages";

/** Kind of each page of the last build, by address. */
export const KINDS: ReadonlyMap<string, PageKind> = new Map([
  ...Object.entries(PAGE_KINDS).flatMap(([kind, { path }]) =>
    path === undefined ? [] : [[path, kind as PageKind] as const],
  ),
  ...planPages(readCatalogue(".content")).map(({ path, kind }) => [path, kind] as const),
]);

/** Row of the page at an address. @throws if there is none */
export function rowOf(path: string) {
  const kind = KINDS.get(path);
  if (kind === undefined) throw new Error(`No row has a page ${path}.`);
  return PAGE_KINDS[kind];
}
