import { HASH_DIGITS } from "../lib/text/hash-digits";
import type { NameClass } from "./class-names";

export interface Rule {
  loader?: string;
  options?: {
    modules?: { getLocalIdent?: NameClass };
    postcssOptions?: { config?: boolean };
    limit?: number;
    name?: unknown;
    exports?: unknown;
  };
  resource?: string;
  enforce?: string;
  test?: RegExp;
  use?: Rule | Rule[] | ((module: { issuer?: string }) => Rule[]);
  oneOf?: Rule[];
}

/** Shortens class names, and skips the look-up of PostCSS settings. */
export function changeStyleLoaders(rules: readonly Rule[], getLocalIdent: NameClass): void {
  for (const { loader = "", options = {}, use = [], oneOf = [] } of rules) {
    if (loader.includes("css-loader") && options.modules) {
      options.modules.getLocalIdent = getLocalIdent;
    }
    if (loader.includes("postcss-loader") && options.postcssOptions) {
      options.postcssOptions.config = false;
    }
    if (typeof use !== "function") changeStyleLoaders([use, oneOf].flat(), getLocalIdent);
  }
}

/**
 * Shortens hashes in names of fonts and drawings, which occur in every page. Makes all drawings files: Gatsby would
 * inline small ones, which `<use>` cannot show.
 */
export function configureFileNames(rules: readonly Rule[]): void {
  for (const { test, use = [] } of rules) {
    if (typeof use === "function") continue;
    for (const { options } of [use].flat()) {
      if (typeof options?.name !== "string") continue;
      options.name = options.name.replace("[hash]", `[hash:${HASH_DIGITS}]`);
      if (test?.test?.(".svg")) options.limit = 0;
    }
  }
}
