import type { Compiler } from "webpack";
import { codeIn, digestOf } from "../lib/site/build-cache/code-key";

const CODE = ["gatsby", "plugins/gatsby-patches/webpack"];

/**
 * Version of webpack's cache, which is ignored under another one: packages, settings and loaders.
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
 * Webpack plugin that disables the detection of build dependencies: it would follow all modules of Gatsby and the
 * loaders, which takes as long as compiling the site. Use with {@link webpackCacheVersion}.
 */
export class NoBuildDependenciesPlugin {
  apply(compiler: Pick<Compiler, "hooks">): void {
    compiler.hooks.done.tap("NoBuildDependenciesPlugin", ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  }
}
