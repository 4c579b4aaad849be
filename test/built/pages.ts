import { type BuiltPage, readPages } from "../../lib/site/ledger/page-files";

export type { BuiltPage };

/** Every page of the last build, 404.html at /404. Throws if there is none. */
export function builtPages(): BuiltPage[] {
  const pages = readPages("public").map(({ path, html }) => ({
    path: path.replace(/\.html$/, ""),
    html,
  }));
  if (pages.length === 0) throw new Error("There is no build: run `npm run build` first.");
  return pages;
}
