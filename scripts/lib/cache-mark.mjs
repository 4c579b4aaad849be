import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

/** File with the origin of Gatsby's cache. */
const MARK = ".cache/checkout.txt";

/** Its content while a build changes the cache. */
const UNFINISHED = "unfinished";

const CACHES = [".cache", "public"];

/** The folder, its plugins, and the site's path. */
function markOf(root, base) {
  const plugins = join(root, "plugins");
  const entries = existsSync(plugins) ? readdirSync(plugins, { withFileTypes: true }) : [];
  // Ignore files beside the plugins, such as .DS_Store.
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [resolve(root), ...names.sort(), ...(base ? [base] : [])].join("\n");
}

/**
 * Records the folder, the plugins and the path that Gatsby's cache was made for.
 * @param {string} [root] the project's folder
 * @param {string} [base] path of the site on its host
 */
export function markCache(root = ".", base = "") {
  write(root, markOf(root, base));
}

/**
 * Records that a build has begun to read content, until {@link markCache}. Gatsby stores records at once and derived
 * data at the end: after a killed build, the next one would find nothing to do.
 */
export function markUnfinished(root = ".") {
  write(root, UNFINISHED);
}

function write(root, mark) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, MARK), mark);
}

/**
 * Removes a cache that is unfinished, does not match the site, or was made in another folder or by other plugins, and
 * marks the new one. Gatsby stores absolute paths: in a moved checkout it finds no queries and never builds again. And
 * if it clears its cache after a change of plugins, it still remembers the plugin of each node type, and rejects types
 * that another plugin creates now.
 * @param {boolean} [isDamaged] true if pages differ from the cache, which Gatsby would not notice
 * @returns {string | undefined} reason for the removal
 */
export function dropUnusableCache(root = ".", isDamaged = false, base = "") {
  const fault = faultOf(root, isDamaged, base);
  if (fault) removeCaches(root);
  markCache(root, base);
  return fault;
}

/** Removes all caches. A folder that is a mount point, or a link to one, is emptied. */
export function removeCaches(root = ".") {
  for (const folder of CACHES.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    try {
      rmdirSync(folder);
    } catch (error) {
      if (!["EBUSY", "ENOTDIR"].includes(error.code)) throw error;
    }
  }
}

function faultOf(root, isDamaged, base) {
  if (!existsSync(join(root, ".cache"))) return undefined;
  const mark = existsSync(join(root, MARK)) ? readFileSync(join(root, MARK), "utf8") : "";
  if (mark === markOf(root, base))
    return isDamaged ? "Pages are not as the last build left them" : undefined;
  return mark === UNFINISHED
    ? "The last build did not end"
    : "The cache was made in another folder, by other plugins or for another path";
}
