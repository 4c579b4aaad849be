import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where the folder of the last build is noted. */
const MARK = ".cache/checkout.txt";

/** What `gatsby clean` takes away. */
const CACHES = [".cache", "public"];

/** Notes which folder Gatsby's cache was made in. @param {string} [root] the project's folder */
export function markCheckout(root = ".") {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, MARK), resolve(root));
}

/**
 * Takes away a cache that was made in another folder, and marks the one of this. Gatsby keeps absolute paths
 * in it: in a copied or moved checkout it finds no query of a component and never builds again.
 * @returns {boolean} whether there was such a cache
 */
export function dropForeignCache(root = ".") {
  const mark = join(root, MARK);
  const isForeign =
    existsSync(join(root, ".cache")) &&
    !(existsSync(mark) && readFileSync(mark, "utf8") === resolve(root));
  if (isForeign) {
    for (const name of CACHES) rmSync(join(root, name), { recursive: true, force: true });
  }
  markCheckout(root);
  return isForeign;
}
