import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const PUBLIC = "public";

/** A page of the last build: its path on the site and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** Every page of the last build. Throws if there is none. */
export function builtPages(): BuiltPage[] {
  const files = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" });
  const pages = files
    .filter((file) => file.endsWith(".html") && !/^(page-data|_gatsby)\//.test(file))
    .map((file) => ({
      path: `/${relative(PUBLIC, join(PUBLIC, file))
        .replace(/(^|\/)index\.html$/, "")
        .replace(/\.html$/, "")}`,
      html: readFileSync(join(PUBLIC, file), "utf8"),
    }));
  if (pages.length === 0) throw new Error("There is no build: run `npm run build` first.");
  return pages;
}
