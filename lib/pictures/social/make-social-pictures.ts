import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { defaultCacheDirectory, PictureCache } from "../../images/cache";
import { sha256 } from "../../images/digest";
import { holdsSame, linkOrCopy } from "../../images/files";
import { Pool } from "../../images/pool";
import { FingerprintIndex } from "../../images/fingerprint-index";
import type { Drawing } from "../../images/types";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "../../artwork/social/sheet";
import { encodeJpeg, type Encoder, encoderName, QUICK, REAL } from "./encode-jpeg";

/** The folder of these pictures in a site's public folder, and in its addresses. */
export const FOLDER = "social";

/** One picture to make. */
export interface SocialSource {
  /** File below {@link FOLDER}, such as "explore/units/fine.jpg". */
  file: string;
  drawing: Drawing;
}

/** Where pictures are kept, and how those are encoded that are not there. */
export interface SocialOptions {
  /** The cache's folder; `defaultCacheDirectory()` when absent. */
  readonly cacheDirectory?: string;
  /** Whether what the cache does not have gets the quick settings. */
  readonly quick?: boolean;
}

/** What a run did. */
export interface SocialSummary {
  /** The pictures in the public folder. */
  files: string[];
  /** Pictures that were drawn, since their fingerprint was new. */
  drawn: number;
  /** Pictures that were encoded; all others came from the cache. */
  encoded: number;
  /** Pictures at the quick settings, whether encoded in this run or before. */
  quick: number;
  /** Bytes of all pictures. */
  bytes: number;
}

/**
 * Makes the pictures, or takes them from the cache, and puts them into the public folder. One thread for each of sharp's operations and as many operations
 * as cores: while one picture is encoded, the next is drawn.
 *
 * @throws with every picture that cannot be made; what could be made is in the cache then
 */
export async function makeSocialPictures(
  sources: readonly SocialSource[],
  publicDirectory: string,
  { cacheDirectory = defaultCacheDirectory(), quick = false }: SocialOptions = {},
): Promise<SocialSummary> {
  const cache = new PictureCache(cacheDirectory);
  const fingerprints = new FingerprintIndex(cacheDirectory);
  const folder = join(publicDirectory, FOLDER);
  const summary = { drawn: 0, encoded: 0, quick: 0, bytes: 0 };
  const problems: string[] = [];

  const make = async ({ file, drawing }: SocialSource) => {
    const draw = once(drawing.draw);
    const drawn = await fingerprints.svgDigest({ ...drawing, draw });
    const named = (by: Encoder) => sha256(JSON.stringify([FOLDER, encoderName(by), drawn]));
    let encoder = REAL;
    let digest = named(encoder);
    let cached = await cache.read(digest);
    // A quick build takes a real picture if there is one.
    if (!cached && quick) {
      encoder = QUICK;
      digest = named(encoder);
      cached = await cache.read(digest);
    }
    if (!cached) {
      const data = await encodeJpeg(draw(), encoder);
      const variant = { format: "jpg", width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, data } as const;
      cached = await cache.write(digest, [variant]);
      summary.encoded += 1;
    }
    if (encoder === QUICK) summary.quick += 1;
    for (const variant of cached.variants) {
      const target = join(folder, file);
      const kept = cache.path(digest, variant);
      if (!(await holdsSame(target, kept, variant))) await linkOrCopy(kept, target);
      summary.bytes += variant.bytes;
    }
  };

  const pool = new Pool(availableParallelism());
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(
      sources.map((source) =>
        pool
          .run(() => make(source))
          .catch((error: Error) => {
            problems.push(`${FOLDER}/${source.file}: ${error.message}`);
          }),
      ),
    );
  } finally {
    sharp.concurrency(threads);
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const files = sources.map(({ file }) => `${FOLDER}/${file}`);
  return { ...summary, files, drawn: fingerprints.drawn };
}

function once(draw: () => string): () => string {
  let drawn: string | undefined;
  return () => (drawn ??= draw());
}
