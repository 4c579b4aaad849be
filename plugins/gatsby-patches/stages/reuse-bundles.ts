import { BUNDLES, bundledFiles } from "../../../lib/site/build-cache/bundled-files";
import type { Bundled, ChunkHashes, GatsbyInternals, Stats } from "./gatsby-internals";
import type { KeyedCache } from "../../../lib/files/keyed-cache";

/** Files that Gatsby writes beside the scripts, and our own slice. */
const BESIDE_SCRIPTS = [
  `${BUNDLES.scripts}/webpack.stats.json`,
  `${BUNDLES.scripts}/chunk-map.json`,
  `${BUNDLES.scripts}/_gatsby/slices/_gatsby-scripts-1.html`,
  `${BUNDLES.scripts}/_gatsby/slices/encore-scripts-1.html`,
];

/** Stored result of the renderer: the hash of its build, and of its chunks once Gatsby has requested it. */
interface StoredRenderer {
  readonly hash: string;
  readonly chunks: ChunkHashes;
}

export interface Reuse {
  readonly stored: KeyedCache;
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
    const currentKey = key();
    const hash = stored.find<string>("scripts", currentKey);
    if (hash !== undefined) {
      say("The scripts are those of the build before: the code is the same.");
      return skippedRun(hash);
    }
    const bundled = await buildProductionBundle(...given);
    const { compilation, hash: result } = bundled.stats;
    stored.store(
      "scripts",
      currentKey,
      [...bundledFiles(compilation, "scripts"), ...BESIDE_SCRIPTS],
      result,
    );
    return bundled;
  };

  const { buildRenderer } = html;
  const { getSSRChunkHashes } = chunks;
  let rendererKey = "";
  let reused: StoredRenderer | undefined;
  html.buildRenderer = async (...given) => {
    rendererKey = key();
    reused = stored.find<StoredRenderer>("renderer", rendererKey);
    return reused ? skippedRun(reused.hash) : buildRenderer(...given);
  };
  chunks.getSSRChunkHashes = (given) => {
    if (reused) return reused.chunks;
    const hashes = getSSRChunkHashes(given);
    const result: StoredRenderer = { hash: given.stats.hash, chunks: hashes };
    const files = bundledFiles(given.stats.compilation, "renderer");
    stored.store("renderer", rendererKey, files, result);
    return hashes;
  };
}

/** Result of a skipped run, with an earlier hash. */
function skippedRun(hash: string): Bundled {
  const stats: Stats = {
    hash,
    hasWarnings: () => false,
    toJson: () => ({}),
    compilation: { getAssets: () => [] },
  };
  return { stats, close: async () => {} };
}
