import { createRequire } from "node:module";
import { join } from "node:path";

export interface Stats {
  readonly hash: string;
  hasWarnings(): boolean;
  toJson(options: object): unknown;
  readonly compilation: { getAssets(): readonly { readonly name: string }[] };
}

export interface Bundled {
  readonly stats: Stats;
  readonly close: () => Promise<void>;
  readonly rendererPath?: string;
}

type Builder = (program: object, ...more: unknown[]) => Promise<Bundled>;

/** Hashes of the chunks that render each template, and of the one that renders every page. */
export interface ChunkHashes {
  readonly renderPageHash: string;
  readonly templateHashes: Readonly<Record<string, string>>;
}

export interface WorkerPool {
  /** Calls in all workers; each returns a promise. */
  readonly all: Readonly<Record<"loadConfigAndPlugins" | "buildSchema", () => void>>;
  /** Calls in one worker. */
  readonly single: Rendering;
  end(): readonly Promise<unknown>[];
}

interface Rendering {
  readonly renderHTMLProd: (given: object) => Promise<unknown>;
  readonly renderSlices: (given: object) => Promise<unknown>;
}

/**
 * Functions of Gatsby's `build` that are replaced, by module. `build` calls them as properties of these modules, so
 * that a replacement takes effect.
 */
export interface GatsbyInternals {
  readonly javascript: { buildProductionBundle: Builder };
  readonly html: { buildRenderer: Builder };
  readonly chunks: {
    getSSRChunkHashes: (given: { stats: Stats; components: unknown }) => ChunkHashes;
  };
  readonly functions: { onPreBootstrap: (args: object, options: object) => Promise<void> };
  /** Returns false for wrong queries. */
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
 * Loads Gatsby's modules as used by its running `build`, of the known version (switch.cjs).
 * @param root the project's folder
 */
export function gatsbyInternals(root: string): GatsbyInternals {
  const load = createRequire(join(root, "package.json"));
  return Object.fromEntries(
    Object.entries(MODULES).map(([name, path]) => [name, load(`gatsby/dist/${path}`)]),
  ) as unknown as GatsbyInternals;
}
