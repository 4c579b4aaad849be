/**
 * Whether the menu entry that leads to `target` is the one that stands for the page at `path`:
 * the page itself or one below it. Entries for a section of the home page never are.
 */
export function isActiveEntry(target: string, path: string): boolean {
  if (target.includes("#")) return false;
  const page = path.replace(/\/+$/, "") || "/";
  return page === target || (target !== "/" && page.startsWith(`${target}/`));
}
