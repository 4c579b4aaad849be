import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FILE_FOLDERS } from "../../lib/content/check/addresses/file-folders";
import { isPageFile } from "../../lib/site/site-files/page-files";
import { filesBelow, pathOfFile } from "../../lib/site/site-files/site-paths";

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** All pages below `folder` (a site's `public`), by file. */
export const readPages = (folder: string): BuiltPage[] =>
  filesBelow(folder, FILE_FOLDERS)
    .filter(isPageFile)
    .map((file) => ({ path: pathOfFile(file), html: readFileSync(join(folder, file), "utf8") }));

/** All pages of the last build, 404.html at /404. @throws if there is none */
export function builtPages(): BuiltPage[] {
  const pages = readPages("public").map(({ path, html }) => ({
    path: path.replace(/\.html$/, ""),
    html,
  }));
  if (pages.length === 0) throw new Error("There is no build: run `npm run build` first.");
  return pages;
}

export const visibleText = (html: string): string =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

/** First group of each match. */
export const firstGroups = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? "");
