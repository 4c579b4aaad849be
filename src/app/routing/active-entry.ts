import { homePath, informationPath, mainPath } from "#lib/content/pages/paths";

/** Sections of the home page that have a page of their own besides, which their entry stands for. */
const PAGES_OF_SECTIONS: Readonly<Record<string, string>> = { "/#updates": informationPath };

/**
 * Whether the menu entry that leads to `target` is the one that stands for the page at `path`:
 * the page itself, by either of the home page's paths, or one below it; for a section of the home page, the
 * page that shows all of what the section begins.
 */
export function isActiveEntry(target: string, path: string): boolean {
  const named = path.replace(/\/+$/, "") || homePath;
  if (target.includes("#")) return PAGES_OF_SECTIONS[target] === named;
  const page = named === mainPath ? homePath : named;
  return page === target || (target !== homePath && page.startsWith(`${target}/`));
}
