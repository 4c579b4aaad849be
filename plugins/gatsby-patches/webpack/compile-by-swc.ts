import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";

export interface Rule {
  loader?: string;
  options?: { targets?: unknown };
  test?: RegExp;
  use?: Rule | Rule[] | ((module: { issuer?: string }) => Rule[]);
}

/** Gatsby's list of pages, which imports component and head of a template separately. */
const PAGE_LIST = /async-requires/;

/**
 * Compiles our sources, and packages that use Gatsby, with swc. Templates in the browser's bundle stay with Babel: a
 * plugin separates head and component there.
 * @param rules Gatsby's webpack rules; those for scripts are modified
 * @param root the project's folder
 * @throws Error if Gatsby's rule for scripts has an unknown form
 */
export function compileBySwc(
  rules: readonly Rule[],
  root: string,
  stage: "build-javascript" | "build-html",
): void {
  // The second is gatsby-plugin-typescript's, which would run Babel twice on each module.
  const [rule, ...others] = rules.filter(({ test }) => test?.test?.(".tsx"));
  const babel = rule?.use;
  if (!rule || typeof babel !== "function") {
    throw new Error("Gatsby's rule for scripts was not found in its webpack settings.");
  }
  for (const other of others) other.use = [];
  const { browserslist } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const targets = stage === "build-html" ? { node: process.versions.node } : browserslist;
  const swc = [
    { loader: join(root, "plugins/gatsby-patches/webpack/swc-loader.cjs"), options: { targets } },
  ];
  rule.use = (module) =>
    stage === "build-javascript" && PAGE_LIST.test(module.issuer ?? "") ? babel(module) : swc;
}

/** As a webpack plugin, since Gatsby adds a rule after all sites' plugins have changed theirs. */
export class CompileBySwcPlugin {
  constructor(
    private readonly root: string,
    private readonly stage: Parameters<typeof compileBySwc>[2],
  ) {}

  apply({ options }: Compiler): void {
    compileBySwc(options.module.rules as Rule[], this.root, this.stage);
  }
}
