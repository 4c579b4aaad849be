import { homePath, mainPath } from "./paths";

/**
 * Whether the menu entry that leads to `target` is the one that stands for the page at `path`:
 * the page itself, by either of the home page's paths, or one below it. Entries for a section of the home page never are.
 */
export function isActiveEntry(target: string, path: string): boolean {
  if (target.includes("#")) return false;
  const named = path.replace(/\/+$/, "") || homePath;
  const page = named === mainPath ? homePath : named;
  return page === target || (target !== homePath && page.startsWith(`${target}/`));
}
