import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPageFile } from "../../lib/site/built-pages/read-pages";
import { filesBelow, pathOfFile } from "../../lib/site/built-pages/site-paths";

const PUBLIC = "public";

/** A page of the last build: its path on the site and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** Every page of the last build. Throws if there is none. */
export function builtPages(): BuiltPage[] {
  const pages = filesBelow(PUBLIC)
    .filter(isPageFile)
    .map((file) => ({
      path: pathOfFile(file).replace(/\.html$/, ""),
      html: readFileSync(join(PUBLIC, file), "utf8"),
    }));
  if (pages.length === 0) throw new Error("There is no build: run `npm run build` first.");
  return pages;
}
