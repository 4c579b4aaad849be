import { pageDataFile, staticDataFile } from "./site-paths";

/** The image stage removes its own old files. */
const PICTURES = "pictures/";

const SHARED = ["page-data/app-data.json", "webpack.stats.json", "chunk-map.json"];

export interface BuiltSite {
  readonly pages: readonly string[];
  readonly staticQueries: readonly string[];
  readonly slices: readonly string[];
  readonly files: readonly string[];
}

/**
 * Returns a test for the files of `public` that a clean build of the same site would have by the time its pages are
 * ready. `SiteFiles` has the files of later steps.
 */
export function wantedFileTest(site: BuiltSite): (file: string) => boolean {
  const wanted = new Set([
    ...SHARED,
    ...site.pages.flatMap((address) => [htmlOf(address), pageDataFile(address)]),
    ...site.staticQueries.map(staticDataFile),
    ...site.slices.map((name) => `slice-data/${name}.json`),
    ...site.files,
  ]);
  return (file) => wanted.has(file) || file.startsWith(PICTURES) || isSliceHtml(file, site.slices);
}

/** By Gatsby's naming. */
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
