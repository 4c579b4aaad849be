import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Files below `folder`, as sorted relative paths with forward slashes.
 * @param except names of top-level folders to skip
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

/** The path at which a site serves `file`: an index page has its folder's, without a slash. */
export const pathOfFile = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";

/** Gatsby's file in `public` with a page's query result and context. */
export function pageDataFile(address: string): string {
  const path = address.replace(/^\//, "");
  return `page-data/${path === "" ? "index" : path}/page-data.json`;
}

export const staticDataFile = (hash: string | number): string => `page-data/sq/d/${hash}.json`;
