import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { compileInlineScript } from "./compile-inline-script";
import { ScriptsSlicePlugin } from "./scripts-slice";

interface CssModule {
  type: string;
  nameForCondition(): string | null;
}

interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

interface Config {
  resolve: { alias: Record<string, string | false> };
  plugins: (Plugin | ScriptsSlicePlugin)[];
  optimization: {
    splitChunks?: { cacheGroups?: { styles?: { test: (module: CssModule) => boolean } } };
  };
}

/** Style sheets that every page has: the site's own and those of components and layouts. */
const SHARED = /[\\/]src[\\/](styles|components|layouts)[\\/]/;

/** What the browser's scripts leave out: Gatsby's component for scripts of others; there are none. */
const LEFT_OUT = { "gatsby-script$": false } as const;

/**
 * Three changes to Gatsby's bundling:
 *
 * - Style sheets are CSS Modules, each for elements of its own, so the order in which they are put
 *   together means nothing: the warnings on it are switched off. Gatsby puts all of them into every
 *   page; here each page has the shared ones and those of its own features. A feature's sheet follows
 *   the shared one, so what it composes from a component never overrides it.
 * - The scripts are listed in a slice of our own, to be loaded later, and are kept lean.
 * - The boot script, which loads them, is given to the code that renders pages as `BOOT_SCRIPT`.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  stage,
  store,
  plugins,
  getConfig,
  actions,
}) => {
  const root = store.getState().program.directory as string;
  const config = getConfig() as Config;
  const css = config.plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin");
  if (css && "options" in css && css.options) css.options.ignoreOrder = true;
  if (stage === "build-javascript") {
    const { splitChunks } = config.optimization;
    const styles = splitChunks ? splitChunks.cacheGroups?.styles : undefined;
    if (!styles) throw new Error("Gatsby's chunk of styles was not found in its webpack settings.");
    styles.test = (module) =>
      module.type === "css/mini-extract" && SHARED.test(module.nameForCondition() ?? "");
    config.plugins.push(new ScriptsSlicePlugin(root));
    Object.assign(config.resolve.alias, LEFT_OUT);
  }
  if (stage === "build-html" || stage === "develop-html") {
    const script = await compileInlineScript(readFileSync(join(root, "src/boot/boot.ts"), "utf8"));
    config.plugins.push(plugins.define({ BOOT_SCRIPT: JSON.stringify(script) }) as Plugin);
  }
  actions.replaceWebpackConfig(config);
};
