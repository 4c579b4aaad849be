import { createRequire } from "node:module";
import { join } from "node:path";

/** A finished run of webpack, as far as Gatsby looks at it. */
export interface Stats {
  readonly hash: string;
  hasWarnings(): boolean;
  toJson(options: object): unknown;
  readonly compilation: { getAssets(): readonly { readonly name: string }[] };
}

/** What Gatsby's builders of bundles give. */
export interface Bundled {
  readonly stats: Stats;
  readonly close: () => Promise<void>;
  readonly rendererPath?: string;
}

type Builder = (program: object, ...more: unknown[]) => Promise<Bundled>;

/** Names of the chunks that render each template and every page. */
export interface ChunkHashes {
  readonly renderPageHash: string;
  readonly templateHashes: Readonly<Record<string, string>>;
}

/** The processes that `build` has besides its own, as far as it uses them where it runs the queries itself. */
export interface WorkerPool {
  /** What every process does; each gives a promise. */
  readonly all: Readonly<Record<"loadConfigAndPlugins" | "buildSchema", () => void>>;
  /** What one of them does. */
  readonly single: Rendering;
  /** Ends the processes. */
  end(): readonly Promise<unknown>[];
}

/** What turns pages and slices into HTML, in a worker's process. */
interface Rendering {
  readonly renderHTMLProd: (given: object) => Promise<unknown>;
  readonly renderSlices: (given: object) => Promise<unknown>;
}

/**
 * The functions of Gatsby's `build` that are put in another's place, by the modules that export them.
 * `build` calls them as properties of these modules, so that a new value counts.
 */
export interface GatsbyInternals {
  readonly javascript: { buildProductionBundle: Builder };
  readonly html: { buildRenderer: Builder };
  readonly chunks: {
    getSSRChunkHashes: (given: { stats: Stats; components: unknown }) => ChunkHashes;
  };
  readonly functions: { onPreBootstrap: (args: object, options: object) => Promise<void> };
  /** Gives false where a query is wrong. */
  readonly queries: {
    default: (...given: unknown[]) => Promise<Map<string, unknown> | false>;
  };
  readonly types: {
    writeTypeScriptTypes: (directory: string, ...more: unknown[]) => Promise<void>;
  };
  readonly workers: { create: () => WorkerPool };
  readonly rendering: Rendering;
}

const MODULES: Readonly<Record<keyof GatsbyInternals, string>> = {
  javascript: "commands/build-javascript",
  html: "commands/build-html",
  chunks: "utils/webpack/get-ssr-chunk-hashes",
  functions: "internal-plugins/functions/gatsby-node",
  queries: "query/query-compiler",
  types: "utils/graphql-typegen/ts-codegen",
  workers: "utils/worker/pool",
  rendering: "utils/worker/child/render-html",
};

/**
 * Gatsby's own modules as its running `build` has them, of the version that is known (switch.cjs).
 * @param root the project's folder
 */
export function gatsbyInternals(root: string): GatsbyInternals {
  const load = createRequire(join(root, "package.json"));
  return Object.fromEntries(
    Object.entries(MODULES).map(([name, path]) => [name, load(`gatsby/dist/${path}`)]),
  ) as unknown as GatsbyInternals;
}
