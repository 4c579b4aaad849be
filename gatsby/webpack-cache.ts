import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";

/**
 * What modules were compiled with, besides their sources: a name for webpack's cache, which is left aside under
 * another one. It covers the versions of all packages, and the settings and loaders of this folder.
 * @param root the project's folder
 */
export function webpackCacheVersion(root: string): string {
  const settings = readdirSync(join(root, "gatsby"))
    .filter((name) => !name.includes(".test."))
    .map((name) => `gatsby/${name}`);
  const hash = createHash("sha256");
  for (const file of ["package-lock.json", "package.json", ...settings.sort()]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * A webpack plugin that keeps webpack from finding out by itself what it was built with: it would follow all
 * modules of Gatsby and of the loaders, which takes as long as compiling the site. Use with
 * {@link webpackCacheVersion}.
 */
export class NoBuildDependenciesPlugin {
  apply(compiler: Pick<Compiler, "hooks">): void {
    compiler.hooks.done.tap("NoBuildDependenciesPlugin", ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  }
}
