import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where the folder and the plugins of the last build are noted. */
const MARK = ".cache/checkout.txt";

/** What `gatsby clean` takes away. */
const CACHES = [".cache", "public"];

/** The folder, and the plugins that are in it. */
function markOf(root) {
  const plugins = join(root, "plugins");
  return [resolve(root), ...(existsSync(plugins) ? readdirSync(plugins).sort() : [])].join("\n");
}

/** Notes which folder Gatsby's cache was made in, by which plugins. @param {string} [root] the project's folder */
export function markCheckout(root = ".") {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, MARK), markOf(root));
}

/**
 * Takes away a cache that was made in another folder or by other plugins, and marks the one of this. Gatsby keeps
 * absolute paths in it: in a copied or moved checkout it finds no query of a component and never builds again.
 * And when it empties its cache because plugins have changed, it keeps which of them owns which type of node, and
 * refuses one that another plugin makes now.
 * @returns {boolean} whether there was such a cache
 */
export function dropForeignCache(root = ".") {
  const mark = join(root, MARK);
  const isForeign =
    existsSync(join(root, ".cache")) &&
    !(existsSync(mark) && readFileSync(mark, "utf8") === markOf(root));
  if (isForeign) {
    for (const name of CACHES) rmSync(join(root, name), { recursive: true, force: true });
  }
  markCheckout(root);
  return isForeign;
}
