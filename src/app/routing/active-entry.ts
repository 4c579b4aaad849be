import { homePath, informationPath, mainPath } from "#lib/content/pages/paths";

/** Sections of the home page that have a page of their own besides, which their entry stands for. */
const PAGES_OF_SECTIONS: Readonly<Record<string, string>> = { "/#updates": informationPath };

/** The target of the menu entry that stands for the page at `path`: the page itself, or the nearest one above it. */
export function activeTarget(targets: readonly string[], path: string): string | undefined {
  const named = path.replace(/\/+$/, "") || homePath;
  const page = named === mainPath ? homePath : named;
  return targets
    .filter((target) =>
      target.includes("#")
        ? PAGES_OF_SECTIONS[target] === page
        : page === target || (target !== homePath && page.startsWith(`${target}/`)),
    )
    .sort((one, other) => other.length - one.length)[0];
}
