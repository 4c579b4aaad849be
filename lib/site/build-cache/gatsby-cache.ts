import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { stagesOf } from "./stages";

/** Name of the stage. */
const GATSBY_STAGE = "gatsby";

/** Inputs of the stage while a build changes the cache, so that no build finds them. */
const UNFINISHED = "unfinished";

const CACHES = [".cache", "public"];

function inputsOf(root: string, base: string): string {
  const plugins = join(root, "plugins");
  const entries = existsSync(plugins) ? readdirSync(plugins, { withFileTypes: true }) : [];
  // Ignore files beside the plugins, such as .DS_Store.
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [resolve(root), ...names.sort(), ...(base ? [base] : [])].join("\n");
}

/**
 * Records the folder, the plugins and the path that Gatsby's cache was made for.
 * @param root the project's folder
 * @param base path of the site on its host
 */
export const recordCache = (root: string, base = ""): void =>
  stagesOf(root).store(GATSBY_STAGE, inputsOf(root, base), [], true);

/**
 * Records that a build has begun to read content, until {@link recordCache}. Gatsby stores records at once and derived
 * data at the end: after a killed build, the next one would find nothing to do.
 */
export const recordUnfinished = (root: string): void =>
  stagesOf(root).store(GATSBY_STAGE, UNFINISHED, [], true);

/**
 * Removes a cache that is unfinished, does not match the site, or was made in another folder or by other plugins, and
 * marks the new one. Gatsby stores absolute paths: in a moved checkout it finds no queries and never builds again. And
 * if it clears its cache after a change of plugins, it still remembers the plugin of each node type, and rejects types
 * that another plugin creates now.
 * @param isDamaged true if pages differ from the cache, which Gatsby would not notice
 * @returns reason for the removal
 */
export function dropUnusableCache(root: string, isDamaged = false, base = ""): string | undefined {
  const reason = unusableReason(root, isDamaged, base);
  if (reason) removeCaches(root);
  recordCache(root, base);
  return reason;
}

/** Removes all caches. A folder that is a mount point, or a link to one, is emptied. */
export function removeCaches(root: string): void {
  for (const folder of CACHES.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    try {
      rmdirSync(folder);
    } catch (error) {
      if (!["EBUSY", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
  }
}

function unusableReason(root: string, isDamaged: boolean, base: string): string | undefined {
  if (!existsSync(join(root, ".cache"))) return undefined;
  const inputs = stagesOf(root).last(GATSBY_STAGE)?.inputs;
  if (inputs === inputsOf(root, base))
    return isDamaged ? "Pages are not as the last build left them" : undefined;
  return inputs === UNFINISHED
    ? "The last build did not end"
    : "The cache was made in another folder, by other plugins or for another path";
}
