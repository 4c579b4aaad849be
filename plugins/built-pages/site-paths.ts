import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Every file below `folder`, relative to it, with forward slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** The path at which a site answers with `file`: an index page has its folder's, without a slash. */
export const pathOfFile = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";
