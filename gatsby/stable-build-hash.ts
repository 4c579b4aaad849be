import { createHash } from "node:crypto";
import type { Compiler } from "webpack";
import { HASH_DIGITS } from "../lib/text/hash-digits";

/** Hash of files by name and content. @param files name and content of each, in any order */
export function hashOfFiles(files: Iterable<readonly [name: string, content: Buffer]>): string {
  const hash = createHash("sha256");
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, HASH_DIGITS);
}

/**
 * Webpack plugin that names a build of the scripts by its output. Webpack's own hash also depends on its cache, so a
 * second build of the same sources would differ, and Gatsby writes the hash into every page.
 */
export class StableBuildHashPlugin {
  apply(compiler: Pick<Compiler, "hooks">): void {
    const name = "StableBuildHashPlugin";
    let hash = "";
    compiler.hooks.compilation.tap(name, (compilation) => {
      // After all plugins that change files, while their content is still in memory.
      const stage = Number.MAX_SAFE_INTEGER;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        hash = hashOfFiles(
          Object.entries(assets).map(([file, source]) => [file, Buffer.from(source.source())]),
        );
      });
    });
    // Before Gatsby's plugin, which stores the hash.
    compiler.hooks.done.tap({ name, stage: -100 }, ({ compilation }) => {
      compilation.hash = hash;
    });
  }
}
