import { createHash } from "node:crypto";
import type { Compiler } from "webpack";
import { HASH_DIGITS } from "../lib/text/hash-digits";

/**
 * A hash of files by their names and what they hold.
 * @param files name and content of each, in any order
 */
export function hashOfFiles(files: Iterable<readonly [name: string, content: Buffer]>): string {
  const hash = createHash("sha256");
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, HASH_DIGITS);
}

/**
 * A webpack plugin that names a build of the scripts by what came out of it. Webpack's own hash depends on
 * what its cache held too: a second build of the same sources would have another one, and Gatsby writes it
 * into every page.
 */
export class StableBuildHashPlugin {
  apply(compiler: Pick<Compiler, "hooks">): void {
    const name = "StableBuildHashPlugin";
    let hash = "";
    compiler.hooks.compilation.tap(name, (compilation) => {
      // After everything that changes files, and while they still hold their content.
      const stage = Number.MAX_SAFE_INTEGER;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        hash = hashOfFiles(
          Object.entries(assets).map(([file, source]) => [file, Buffer.from(source.source())]),
        );
      });
    });
    // Before Gatsby's own plugin, which writes the hash down.
    compiler.hooks.done.tap({ name, stage: -100 }, ({ compilation }) => {
      compilation.hash = hash;
    });
  }
}
