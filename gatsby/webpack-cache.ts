import type { Compiler } from "webpack";
import { codeIn, digestOf } from "../lib/site/build-cache/code-key";

/** Folders of settings and loaders. */
const CODE = ["gatsby", "plugins/gatsby-patches/webpack"];

/**
 * What modules were compiled with, besides their sources: a name for webpack's cache, which is left aside under
 * another one. It covers the versions of all packages, and the settings and loaders.
 * @param root the project's folder
 */
export function webpackCacheVersion(root: string): string {
  return digestOf(
    root,
    ["package-lock.json", "package.json", ...CODE.flatMap((folder) => codeIn(root, folder))],
    [],
  );
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
