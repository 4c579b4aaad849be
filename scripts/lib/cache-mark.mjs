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

/** Where it is noted what Gatsby's cache was made by. */
const MARK = ".cache/checkout.txt";

/** Stands there while a build changes the cache. */
const UNFINISHED = "unfinished";

/** Folders that Gatsby builds in. */
const CACHES = [".cache", "public"];

/** The folder, the plugins that are in it, and the path that pages are built for. */
function markOf(root, base) {
  const plugins = join(root, "plugins");
  const entries = existsSync(plugins) ? readdirSync(plugins, { withFileTypes: true }) : [];
  // A file beside the plugins, such as .DS_Store, is none.
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [resolve(root), ...names.sort(), ...(base ? [base] : [])].join("\n");
}

/**
 * Notes which folder Gatsby's cache was made in, by which plugins, for which path.
 * @param {string} [root] the project's folder
 * @param {string} [base] the path below which the site will be served
 */
export function markCache(root = ".", base = "") {
  write(root, markOf(root, base));
}

/**
 * Notes that a build has begun to take in content, until {@link markCache}. Gatsby keeps records at once and what
 * follows from them at the end: the build after one that was killed between would find nothing to do.
 */
export function markUnfinished(root = ".") {
  write(root, UNFINISHED);
}

function write(root, mark) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, MARK), mark);
}

/**
 * Takes away a cache that a build did not finish, that does not go with the site, or that was made in another folder
 * or by other plugins, and marks the one of this. Gatsby keeps absolute paths in it: in a copied or moved checkout it finds no query of a component
 * and never builds again. And when it empties its cache because plugins have changed, it keeps which of them owns
 * which type of node, and refuses one that another plugin makes now.
 * @param {boolean} [isDamaged] whether pages are not as the cache has them, which Gatsby would not make again
 * @returns {string | undefined} what was wrong with the cache
 */
export function dropUnusableCache(root = ".", isDamaged = false, base = "") {
  const fault = faultOf(root, isDamaged, base);
  if (fault) removeCaches(root);
  markCache(root, base);
  return fault;
}

/** Removes all that builds keep. A folder that is a disk of its own, or a link to another, stays and is empty. */
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
