import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { PAGE_KINDS } from "../lib/content/model/pages/page-kinds";
import { HASH_DIGITS } from "../lib/text/hash-digits";
import { shortClassNames } from "./class-names";
import { compileInlineScript } from "./compile-inline-script";
import { evaluatedRules } from "./evaluated";
import { LateScriptsPlugin } from "./late-scripts";
import { type LateOnPages, lateSheets, sheetFile } from "./late-sheets";
import { minimizers } from "./minimizers";
import { ScriptsSlicePlugin } from "./scripts-slice";
import { StableBuildHashPlugin } from "./stable-build-hash";
import { NoBuildDependenciesPlugin, webpackCacheVersion } from "./webpack-cache";
import { changeStyleLoaders, nameFiles, type Rule } from "./webpack-rules";

interface CssModule {
  type: string;
  nameForCondition(): string | null;
}

interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean; filename?: unknown; chunkFilename?: unknown };
}

interface Config {
  module: { rules: Rule[] };
  output: {
    hashDigestLength?: number;
    chunkFilename?: string;
    devtoolModuleFilenameTemplate?: (source: { resourcePath: string }) => string;
  };
  resolve: { alias: Record<string, string | false>; plugins?: Plugin[] };
  cache?: false | { buildDependencies?: object; version?: string };
  plugins: (
    | Plugin
    | LateScriptsPlugin
    | NoBuildDependenciesPlugin
    | ScriptsSlicePlugin
    | StableBuildHashPlugin
  )[];
  optimization: {
    minimizer?: unknown[];
    splitChunks?: {
      cacheGroups?: {
        styles?: { test: (module: CssModule) => boolean };
        [late: string]: object | undefined;
      };
    };
  };
}

type Chunks = ReadonlyMap<string, { componentChunkName: string }>;

/** Gatsby's records of pages, by their addresses, and of their components, by their files. */
interface Known {
  readonly pages: Chunks;
  readonly components: Chunks;
}

/** Where the build of the scripts, which comes before that of the pages, lists its files. */
const STYLES = "public/webpack.stats.json";

/** Style sheets of the first view of every page: the site's own, the frame's, and those of nearly all components. */
const SHARED =
  /[\\/]src[\\/](?:ui[\\/](?:tokens|primitives[\\/](?:layout|picture|shapes))|app[\\/]layout|search[\\/]search-button)\b/;

/**
 * What the browser's scripts leave out: Gatsby's means for scripts of others, of which there are none,
 * and for a service worker, which is registered in src/app/offline.
 */
const LEFT_OUT = [
  "gatsby-script$",
  "./utils/inject-partytown-snippet$",
  "./register-service-worker$",
] as const;

/**
 * Builds of packages that are smaller than those their names stand for in a browser: MobX with its
 * private names shortened by its own makers, and the library that stores favourites without what old
 * browsers need.
 */
const SMALLER_BUILDS: Readonly<Record<string, string>> = {
  mobx$: "mobx/dist/mobx.esm.production.min.js",
  "mobx-persist-store$": "mobx-persist-store/lib/esm2015/index.js",
};

/**
 * Files of the scripts that come later. They go by the number of their chunk: live pages load a list of all names,
 * and in a folder of their own they need one rule of a host’s headers.
 */
const LATER_SCRIPT = "js/[id]-[contenthash].js";

/**
 * Eleven changes to Gatsby's bundling:
 *
 * - `#src/`, `#lib/` and `#content/` stand for these folders, as in tsconfig.json and jest.config.mjs.
 * - Style sheets are CSS Modules, each for elements of its own, so the order in which they are put
 *   together means nothing: the warnings on it are switched off. Gatsby puts all of them into every
 *   page; here each page has the shared ones and those of its own features. Sheets of what lies below the
 *   first view, `x.late.module.css`, are files of their own (late-sheets.ts).
 * - Hashes in names of files are short, and so are the names of scripts that come later.
 * - Class names are short in built pages (class-names.ts).
 * - Drawings (SVG) that are imported are files, however small: a page shows them by `<use>`.
 * - The scripts are listed in a slice of our own, to be loaded later, and those of each page in a file for the worker.
 * - The build is named by what came out of it, so that pages of a second build are the same.
 * - esbuild does in a fraction of the time what Terser and cssnano do.
 * - Nothing is looked for that there is not: settings of PostCSS beside each style sheet, files that take the
 *   place of a theme's, and what webpack itself was built with.
 * - The scripts are kept small: without what no page uses, with the smaller builds of some packages, and
 *   shortened for the browsers that we support.
 * - The browser gets what it needs of the table of pages (evaluated.ts).
 * - The inline scripts are given to the code that renders pages, and the names of all style sheets as
 *   `STYLE_SHEETS`: pages hold the sheets inline, but Gatsby renders them again only if this code changes.
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
  if (css && "options" in css && css.options) {
    css.options.ignoreOrder = true;
    if (stage === "build-javascript") {
      css.options.filename = sheetFile;
      css.options.chunkFilename = sheetFile;
    }
  }
  for (const folder of ["src", "lib", "content"]) {
    config.resolve.alias[`#${folder}`] = join(root, folder);
  }
  nameFiles(config.module.rules);
  if (stage === "build-javascript" || stage === "build-html") {
    changeStyleLoaders(config.module.rules, shortClassNames(root));
    config.resolve.plugins = config.resolve.plugins?.filter(
      ({ constructor }) => constructor.name !== "GatsbyThemeComponentShadowingResolverPlugin",
    );
    if (config.cache) {
      config.cache.buildDependencies = {};
      config.cache.version = webpackCacheVersion(root);
      config.plugins.push(new NoBuildDependenciesPlugin());
    }
  }
  if (stage === "build-javascript") {
    const { splitChunks } = config.optimization;
    const groups = splitChunks ? splitChunks.cacheGroups : undefined;
    if (!groups?.styles) {
      throw new Error("Gatsby's chunk of styles was not found in its webpack settings.");
    }
    groups.styles.test = (module) =>
      module.type === "css/mini-extract" && SHARED.test(module.nameForCondition() ?? "");
    Object.assign(groups, lateSheets(root, lateOnPages(root, store.getState())));
    config.module.rules.push(...evaluatedRules(root));
    const before = await inlineScript(root, "before-gatsby");
    config.plugins.push(
      new StableBuildHashPlugin(),
      new ScriptsSlicePlugin(root, before),
      new LateScriptsPlugin(root),
    );
    for (const name of LEFT_OUT) config.resolve.alias[name] = false;
    for (const [name, file] of Object.entries(SMALLER_BUILDS)) {
      config.resolve.alias[name] = join(root, "node_modules", file);
    }
    config.optimization.minimizer = minimizers();
    config.output.hashDigestLength = HASH_DIGITS;
    config.output.chunkFilename = LATER_SCRIPT;
  }
  if (stage === "build-html" || stage === "develop-html") {
    if (stage === "build-html") config.output.devtoolModuleFilenameTemplate = nameOfSource;
    const [live, reading, head] = await Promise.all(
      ["boot-live", "boot-reading", "boot-head"].map((name) => inlineScript(root, name)),
    );
    const listed = stage === "build-html" ? readFileSync(join(root, STYLES), "utf8") : "";
    const styles = listed.match(/[^"]+\.css/g) ?? [];
    const values = {
      BOOT_SCRIPTS: { "at-idle": live, "on-use": reading },
      HEAD_SCRIPT: head,
      STYLE_SHEETS: [...new Set(styles)].sort().join(" "),
    };
    config.plugins.push(
      plugins.define(
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      ) as Plugin,
    );
  }
  actions.replaceWebpackConfig(config);
};

/** The sheets that are late on some pages, as their rows say. */
function lateOnPages(root: string, { pages, components }: Known): LateOnPages[] {
  const chunks = new Map<readonly string[], Set<string>>();
  for (const { path = "", template, lateSheets: sheets } of Object.values(PAGE_KINDS)) {
    const file = join(root, `src/templates/${template}.tsx`);
    const made = template === undefined ? pages.get(path) : components.get(file);
    if (!made || !sheets) continue;
    chunks.set(sheets, (chunks.get(sheets) ?? new Set()).add(made.componentChunkName));
  }
  return [...chunks].map(([sheets, names]) => ({ sheets, chunks: [...names] }));
}

/** The address of a source in source maps, from which Gatsby makes its path in the project. */
const nameOfSource = ({ resourcePath }: { resourcePath: string }) =>
  `webpack://${resourcePath.replace(/^\.\//, "")}`;

const inlineScript = (root: string, name: string) =>
  compileInlineScript(join(root, `src/app/boot/inline/${name}.ts`));
