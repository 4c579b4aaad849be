import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Every file below `folder`, relative to it, with forward slashes, sorted.
 * @param except names of folders right below it that are left out
 */
export function filesBelow(folder: string, except: readonly string[] = []): string[] {
  const files: string[] = [];
  const list = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.isDirectory()) {
        if (below !== "" || !except.includes(entry.name)) list(`${below}${entry.name}/`);
      } else if (entry.isFile()) files.push(below + entry.name);
    }
  };
  list("");
  return files.sort();
}

/** The path at which a site answers with `file`: an index page has its folder's, without a slash. */
export const pathOfFile = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";

/** The file in `public` that holds the answer of a page's query and its context, as Gatsby names it. */
export function pageDataFile(address: string): string {
  const path = address.replace(/^\//, "");
  return `page-data/${path === "" ? "index" : path}/page-data.json`;
}

/** The file in `public` that holds the answer of a static query, by its hash. */
export const staticDataFile = (hash: string | number): string => `page-data/sq/d/${hash}.json`;
