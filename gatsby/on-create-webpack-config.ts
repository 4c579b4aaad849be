import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { PAGE_KINDS } from "../lib/content/model/pages/page-kinds";
import { HASH_DIGITS } from "../lib/text/hash-digits";
import { shortClassNames } from "./class-names";
import { compileInlineScript } from "./compile-inline-script";
import { evaluatedRules } from "./evaluated";
import { LateScriptsPlugin } from "./late-scripts";
import { type LateOnPages, LateChunkIdsPlugin, lateSheets, SHEET_FILE } from "./late-sheets";
import { minimizers } from "./minimizers";
import { ScriptsSlicePlugin } from "./scripts-slice";
import { StableBuildHashPlugin } from "./stable-build-hash";
import { NoBuildDependenciesPlugin, webpackCacheVersion } from "./webpack-cache";
import { changeStyleLoaders, configureFileNames, type Rule } from "./webpack-rules";

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
    environment?: Readonly<Record<string, boolean>>;
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

interface KnownPages {
  readonly pages: Chunks;
  readonly components: Chunks;
}

/** List of files from the scripts' build, which runs before the pages' build. */
const STATS_FILE = "public/webpack.stats.json";

/** Style sheets of every page's first view: the site's, the frame's, and those of common components. */
const SHARED_STYLES =
  /[\\/]src[\\/](?:ui[\\/](?:tokens|primitives[\\/](?:picture|shapes))|app[\\/]layout|search[\\/]search-button)\b/;

/**
 * Excluded from the browser's scripts: Gatsby's support for third-party scripts, and for a service worker, which
 * src/app/offline registers itself.
 */
const EXCLUDED_MODULES = [
  "gatsby-script$",
  "./utils/inject-partytown-snippet$",
  "./register-service-worker$",
] as const;

/**
 * Smaller builds of packages than a browser gets by default: MobX with mangled private names, and the persistence
 * library without support for old browsers.
 */
const SMALLER_BUILDS: Readonly<Record<string, string>> = {
  mobx$: "mobx/dist/mobx.esm.production.min.js",
  "mobx-persist-store$": "mobx-persist-store/lib/esm2015/index.js",
};

/**
 * File name of scripts loaded later: the chunk's number, since live pages load a list of all names, in a folder of
 * their own for one rule of a host’s headers.
 */
const LATE_SCRIPT_NAME = "js/[id]-[contenthash].js";

/**
 * Changes Gatsby's bundling:
 * - `#src/`, `#lib/` and `#content/` are aliases, as in tsconfig.json and jest.config.mjs.
 * - Style sheets are CSS Modules for separate elements, so their order does not matter, and warnings about it are off.
 *   Gatsby puts all of them into every page; here each page has the shared ones and those of its own features. Sheets
 *   below the first view, `x.late.module.css`, are separate files (late-sheets.ts).
 * - Hashes in file names are short, and so are the names of late scripts.
 * - Class names are short in built pages (class-names.ts).
 * - Imported drawings (SVG) are always files, since pages show them by `<use>`.
 * - A slice of our own lists the scripts for loading them later, and a file lists those of each page for the worker.
 * - The build is named by its output, so that a second build makes the same pages.
 * - esbuild replaces Terser and cssnano, and is much faster.
 * - Look-ups without results are skipped: PostCSS settings beside each style sheet, shadowed theme files, and webpack's
 *   build dependencies.
 * - The scripts are small: without unused code, with smaller builds of some packages, and minified for supported
 *   browsers.
 * - The browser gets only the needed part of the table of pages (evaluated.ts).
 * - The renderer of pages gets the inline scripts, and the names of all style sheets as `STYLE_SHEETS`: pages inline
 *   the sheets, but Gatsby renders again only if this code changes.
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
      css.options.filename = SHEET_FILE;
      css.options.chunkFilename = SHEET_FILE;
    }
  }
  for (const folder of ["src", "lib", "content"]) {
    config.resolve.alias[`#${folder}`] = join(root, folder);
  }
  configureFileNames(config.module.rules);
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
      module.type === "css/mini-extract" && SHARED_STYLES.test(module.nameForCondition() ?? "");
    Object.assign(groups, lateSheets(root, lateOnPages(root, store.getState())));
    config.module.rules.push(...evaluatedRules(root));
    const prelude = await inlineScript(root, "before-gatsby");
    config.plugins.push(
      new LateChunkIdsPlugin(),
      new StableBuildHashPlugin(),
      new ScriptsSlicePlugin(root, prelude),
      new LateScriptsPlugin(root),
    );
    for (const name of EXCLUDED_MODULES) config.resolve.alias[name] = false;
    for (const [name, file] of Object.entries(SMALLER_BUILDS)) {
      config.resolve.alias[name] = join(root, "node_modules", file);
    }
    config.optimization.minimizer = minimizers();
    config.output.hashDigestLength = HASH_DIGITS;
    config.output.chunkFilename = LATE_SCRIPT_NAME;
    // All supported browsers know these; webpack writes longer code by default.
    config.output.environment = { ...config.output.environment, arrowFunction: true, const: true };
  }
  if (stage === "build-html" || stage === "develop-html") {
    if (stage === "build-html") config.output.devtoolModuleFilenameTemplate = sourceMapName;
    const [live, reading, head] = await Promise.all(
      ["boot-live", "boot-reading", "boot-head"].map((name) => inlineScript(root, name)),
    );
    const stats = stage === "build-html" ? readFileSync(join(root, STATS_FILE), "utf8") : "";
    const styles = stats.match(/[^"]+\.css/g) ?? [];
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

/** Sheets that are late on some pages, from the pages' rows. */
function lateOnPages(root: string, { pages, components }: KnownPages): LateOnPages[] {
  const chunks = new Map<readonly string[], Set<string>>();
  for (const { path = "", template, lateSheets: sheets } of Object.values(PAGE_KINDS)) {
    const file = join(root, `src/templates/${template}.tsx`);
    const createdPage = template === undefined ? pages.get(path) : components.get(file);
    if (!createdPage || !sheets) continue;
    chunks.set(sheets, (chunks.get(sheets) ?? new Set()).add(createdPage.componentChunkName));
  }
  return [...chunks].map(([sheets, names]) => ({ sheets, chunks: [...names] }));
}

/** Address of a source in source maps, which Gatsby converts to its path. */
const sourceMapName = ({ resourcePath }: { resourcePath: string }) =>
  `webpack://${resourcePath.replace(/^\.\//, "")}`;

const inlineScript = (root: string, name: string) =>
  compileInlineScript(join(root, `src/app/boot/inline/${name}.ts`));
