import { join } from "node:path";
import type { Bundled, ChunkHashes, GatsbyInternals, Stats } from "./gatsby-internals";
import type { StoredStages } from "../../../lib/site/build-cache/stored-stages";

/** Output folders of webpack: for pages, and for rendering them. */
const PUBLIC = "public";
const RENDERER = ".cache/page-ssr/routes";

/** Files that Gatsby writes beside the scripts, and our own slice. */
const BESIDE_SCRIPTS = [
  `${PUBLIC}/webpack.stats.json`,
  `${PUBLIC}/chunk-map.json`,
  `${PUBLIC}/_gatsby/slices/_gatsby-scripts-1.html`,
  `${PUBLIC}/_gatsby/slices/encore-scripts-1.html`,
];

/** Stored result of the renderer: the hash of its build, and of its chunks once Gatsby has requested it. */
interface StoredRenderer {
  readonly hash: string;
  readonly chunks: ChunkHashes;
}

export interface Reuse {
  readonly stored: StoredStages;
  /** Computes the code's key; call it after the generated styles are written. */
  readonly key: () => string;
  readonly say: (words: string) => void;
}

/**
 * Skips both webpack runs (scripts of the pages, and their renderer) while the code is the same and the output exists.
 * Gatsby gets the hashes of the earlier runs.
 */
export function reuseBundles(
  { javascript, html, chunks }: Pick<GatsbyInternals, "javascript" | "html" | "chunks">,
  { stored, key, say }: Reuse,
): void {
  const { buildProductionBundle } = javascript;
  javascript.buildProductionBundle = async (...given) => {
    const now = key();
    const hash = stored.find<string>("scripts", now);
    if (hash !== undefined) {
      say("The scripts are those of the build before: the code is the same.");
      return untouched(hash);
    }
    const bundled = await buildProductionBundle(...given);
    stored.keep("scripts", now, filesOf(bundled.stats, PUBLIC, BESIDE_SCRIPTS), bundled.stats.hash);
    return bundled;
  };

  const { buildRenderer } = html;
  const { getSSRChunkHashes } = chunks;
  let rendererKey = "";
  let reused: StoredRenderer | undefined;
  html.buildRenderer = async (...given) => {
    rendererKey = key();
    reused = stored.find<StoredRenderer>("renderer", rendererKey);
    return reused ? untouched(reused.hash) : buildRenderer(...given);
  };
  chunks.getSSRChunkHashes = (given) => {
    if (reused) return reused.chunks;
    const hashes = getSSRChunkHashes(given);
    const result: StoredRenderer = { hash: given.stats.hash, chunks: hashes };
    stored.keep("renderer", rendererKey, filesOf(given.stats, RENDERER), result);
    return hashes;
  };
}

/** Result of a skipped run, with an earlier hash. */
function untouched(hash: string): Bundled {
  const stats: Stats = {
    hash,
    hasWarnings: () => false,
    toJson: () => ({}),
    compilation: { getAssets: () => [] },
  };
  return { stats, close: async () => {} };
}

function filesOf({ compilation }: Stats, folder: string, beside: readonly string[] = []): string[] {
  // The renderer's assets have paths into the site's folder.
  const names = compilation.getAssets().map(({ name }) => join(folder, name.split("?")[0] ?? ""));
  return [...new Set([...names, ...beside])];
}
