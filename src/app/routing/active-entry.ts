import { homePath, mainPath } from "#lib/content/model/pages/paths";

/**
 * Target of the menu entry that is active on the page at `path`: its own, or the nearest above it; never a section of a
 * page.
 */
export function activeTarget(targets: readonly string[], path: string): string | undefined {
  const trimmed = path.replace(/\/+$/, "") || homePath;
  const page = trimmed === mainPath ? homePath : trimmed;
  return targets
    .filter((target) => page === target || (target !== homePath && page.startsWith(`${target}/`)))
    .sort((one, other) => other.length - one.length)[0];
}
