import { join } from "node:path";
import type { Bundled, ChunkHashes, GatsbyInternals, Stats } from "./gatsby-internals";
import type { StoredStages } from "../../../lib/site/build-cache/stored-stages";

/** Where webpack writes what pages load, and what renders them. */
const PUBLIC = "public";
const RENDERER = ".cache/page-ssr/routes";

/** What Gatsby writes beside the scripts of a build, and our own slice. */
const BESIDE_SCRIPTS = [
  `${PUBLIC}/webpack.stats.json`,
  `${PUBLIC}/chunk-map.json`,
  `${PUBLIC}/_gatsby/slices/_gatsby-scripts-1.html`,
  `${PUBLIC}/_gatsby/slices/encore-scripts-1.html`,
];

/** What is stored of the renderer: the hash of its build, and of its chunks once Gatsby has asked. */
interface StoredRenderer {
  readonly hash: string;
  readonly chunks: ChunkHashes;
}

/** What the stages are reused with. */
export interface Reuse {
  readonly stored: StoredStages;
  /** Names the code at the time when it is called; generated styles are written before. */
  readonly key: () => string;
  /** Tells of a stage that was left out. */
  readonly say: (words: string) => void;
}

/**
 * Leaves out webpack's two runs, that for the scripts of the pages and that for what renders them, while
 * the code is the same and what they wrote is still there: Gatsby gets the hashes of the earlier runs.
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

/** A run that did nothing, with the hash of an earlier one. */
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
  // The renderer's pictures and fonts lead out of its folder, into that of the site.
  const names = compilation.getAssets().map(({ name }) => join(folder, name.split("?")[0] ?? ""));
  return [...new Set([...names, ...beside])];
}
