import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp, { type JpegOptions } from "sharp";
import { defaultCacheDirectory, FingerprintIndex, PictureCache } from "../../images/cache";
import { sha256 } from "../../images/digest";
import { holdsSame, linkOrCopy } from "../../images/files";
import { type PlacedPicture, PlacedPictures } from "../../images/placed-pictures";
import { Pool } from "../../images/pool";
import type { Drawing } from "../../images/types";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "../../artwork/social/sheet";

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
  /** A file that keeps from run to run what is in the public folder; without it all is looked up in the cache. */
  readonly placedFile?: string;
  /** Whether what the cache does not have gets the quick settings. */
  readonly quick?: boolean;
}

/** What a run did. */
interface SocialSummary {
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
 * @throws with every picture that cannot be made; what could be made is in the cache then
 */
export async function makeSocialPictures(
  sources: readonly SocialSource[],
  publicDirectory: string,
  { cacheDirectory = defaultCacheDirectory(), placedFile, quick = false }: SocialOptions = {},
): Promise<SocialSummary> {
  const cache = new PictureCache(cacheDirectory);
  const fingerprints = new FingerprintIndex(cacheDirectory);
  const folder = join(publicDirectory, FOLDER);
  const placed = placedFile ? new PlacedPictures(placedFile, publicDirectory) : undefined;
  const wanted = encoderName(quick ? QUICK : REAL);
  const summary = { drawn: 0, encoded: 0, quick: 0, bytes: 0 };
  const problems: string[] = [];

  const count = ({ isQuick, picture }: Pick<PlacedPicture, "isQuick" | "picture">) => {
    if (isQuick) summary.quick += 1;
    for (const { bytes } of picture.variants) summary.bytes += bytes;
  };
  const make = async ({ file, drawing }: SocialSource) => {
    const madeOf = sha256(JSON.stringify([wanted, drawing.fingerprint]));
    const before = placed?.find(file, madeOf);
    if (before) return count(before);
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
    const target = join(folder, file);
    for (const variant of cached.variants) {
      const kept = cache.path(digest, variant);
      if (!(await holdsSame(target, kept, variant))) await linkOrCopy(kept, target);
    }
    const path = `/${FOLDER}/${file}`;
    const variants = cached.variants.map((variant) => ({ ...variant, path }));
    const ready = { picture: { key: file, variants }, isQuick: encoder === QUICK };
    placed?.note({ ...ready, digest: madeOf });
    count(ready);
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
  placed?.save();
  const files = sources.map(({ file }) => `${FOLDER}/${file}`);
  return { ...summary, files, drawn: fingerprints.drawn };
}

function once(draw: () => string): () => string {
  let drawn: string | undefined;
  return () => (drawn ??= draw());
}

/** A picture for a shared link is no larger than this, so that every service takes it. */
export const MOST_BYTES = 80_000;

/**
 * Qualities that are tried one after the other. With half the colour resolution a poster's ink lines
 * stay clean; what is printed very densely (halftones) needs a lower quality to stay small.
 */
const QUALITIES = [50, 42, 34] as const;

const SETTINGS = { mozjpeg: true, chromaSubsampling: "4:2:0" } as const;

/** How pictures are encoded. */
interface Encoder {
  readonly qualities: readonly number[];
  readonly settings: JpegOptions;
  /** The part of a picture's width and height in pixels that is drawn; it is enlarged to the whole. */
  readonly drawnPart: number;
}

const REAL: Encoder = { qualities: QUALITIES, settings: SETTINGS, drawnPart: 1 };

/** For a build that is not published (lib/images/profiles.ts): a fraction of the processor's time. */
const QUICK: Encoder = {
  qualities: [40, 30, 20],
  settings: { ...SETTINGS, mozjpeg: false },
  drawnPart: 0.5,
};

/** Everything that the bytes depend on besides the drawing. */
const encoderName = ({ qualities, settings, drawnPart }: Encoder): string =>
  JSON.stringify([
    1,
    qualities,
    settings,
    MOST_BYTES,
    sharp.versions,
    ...(drawnPart === 1 ? [] : [drawnPart]),
  ]);

/**
 * Rasterises an SVG at its own size and encodes it as a JPEG of at most {@link MOST_BYTES}.
 * @throws if the SVG is not well-formed, or needs more bytes even at the lowest quality
 */
async function encodeJpeg(
  svg: string,
  { qualities, settings, drawnPart }: Encoder,
): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * drawnPart })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .resize(Math.round(width / drawnPart))
      .jpeg({ quality, ...settings })
      .toBuffer();
    if (jpeg.length < MOST_BYTES) return jpeg;
  }
  throw new Error(`it needs more than ${MOST_BYTES} bytes`);
}
