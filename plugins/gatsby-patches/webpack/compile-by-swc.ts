import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";

/** A loader, or a rule for modules. */
export interface Rule {
  loader?: string;
  options?: { targets?: unknown };
  test?: RegExp;
  use?: Rule | Rule[] | ((module: { issuer?: string }) => Rule[]);
}

/** Gatsby's list of the pages, which imports component and head of each template apart. */
const PAGE_LIST = /async-requires/;

/**
 * Lets swc compile our sources and those of packages that use Gatsby. Only the templates of the browser's pages are
 * left to Babel: one of its plugins takes the head out of the component, and the component out of the head.
 * @param rules of Gatsby's settings of webpack; those for scripts are changed
 * @param root the project's folder
 * @throws Error where Gatsby has no rule for scripts of the known form
 */
export function compileBySwc(
  rules: readonly Rule[],
  root: string,
  stage: "build-javascript" | "build-html",
): void {
  // The second is gatsby-plugin-typescript's: without us each module goes through Babel twice.
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

/** A webpack plugin, since Gatsby adds a rule of its own after the plugins of a site have changed theirs. */
export class CompileBySwcPlugin {
  constructor(
    private readonly root: string,
    private readonly stage: Parameters<typeof compileBySwc>[2],
  ) {}

  apply({ options }: Compiler): void {
    compileBySwc(options.module.rules as Rule[], this.root, this.stage);
  }
}
