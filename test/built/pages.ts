import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FILE_FOLDERS } from "../../lib/content/check/addresses/file-folders";
import { isPageFile } from "../../lib/site/ledger/page-files";
import { filesBelow, pathOfFile } from "../../lib/site/ledger/site-paths";

/** A page of a built site: its path and its HTML. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** Every page below `folder` (a site's `public`), in the order of the files. */
export const readPages = (folder: string): BuiltPage[] =>
  filesBelow(folder, FILE_FOLDERS)
    .filter(isPageFile)
    .map((file) => ({ path: pathOfFile(file), html: readFileSync(join(folder, file), "utf8") }));

/** Every page of the last build, 404.html at /404. Throws if there is none. */
export function builtPages(): BuiltPage[] {
  const pages = readPages("public").map(({ path, html }) => ({
    path: path.replace(/\.html$/, ""),
    html,
  }));
  if (pages.length === 0) throw new Error("There is no build: run `npm run build` first.");
  return pages;
}

/** The words of a page as a reader without scripts has them. */
export const text = (html: string): string =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

/** What the group of a pattern holds, wherever it is in a page. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? "");
