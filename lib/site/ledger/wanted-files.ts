import { pageDataFile, staticDataFile } from "./site-paths";

/** The folder of the image stage, which takes out by itself what it no longer needs. */
const PICTURES = "pictures/";

/** What Gatsby writes for all pages together. */
const SHARED = ["page-data/app-data.json", "webpack.stats.json", "chunk-map.json"];

/** What a build says of the site that it has made. */
export interface BuiltSite {
  /** Addresses of the pages. */
  readonly pages: readonly string[];
  /** Hashes of the static queries. */
  readonly staticQueries: readonly string[];
  /** Names of the slices. */
  readonly slices: readonly string[];
  /** What webpack wrote and what `static` holds, in `public`. */
  readonly files: readonly string[];
}

/**
 * Tells which files of `public` a cold build of the same site would have written by the time its pages are
 * ready. What steps write after that is in the ledger.
 */
export function isWantedIn(site: BuiltSite): (file: string) => boolean {
  const wanted = new Set([
    ...SHARED,
    ...site.pages.flatMap((address) => [htmlOf(address), pageDataFile(address)]),
    ...site.staticQueries.map(staticDataFile),
    ...site.slices.map((name) => `slice-data/${name}.json`),
    ...site.files,
  ]);
  return (file) => wanted.has(file) || file.startsWith(PICTURES) || isSliceHtml(file, site.slices);
}

/** As Gatsby names them. */
function htmlOf(address: string): string {
  const path = address.replace(/^\//, "");
  if (path.endsWith(".html")) return path;
  return path === "" ? "index.html" : `${path}/index.html`;
}

/** Gatsby's own slice and ours are written with the scripts (gatsby/scripts-slice.ts). */
function isSliceHtml(file: string, slices: readonly string[]): boolean {
  const name = /^_gatsby\/slices\/(.+)-\d+\.html$/.exec(file)?.[1];
  return name !== undefined && [...slices, "_gatsby-scripts", "encore-scripts"].includes(name);
}
