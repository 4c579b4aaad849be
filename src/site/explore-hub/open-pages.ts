/** The paths of all pages that this build has. */
export type OpenPages = ReadonlySet<string>;

/** Where a link leads: its path, or nothing while the build has no such page. */
export function openPath(path: string, pages: OpenPages): string {
  const [page = ""] = path.split(/[?#]/);
  return pages.has(page) ? path : "";
}
