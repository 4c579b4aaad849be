import sharp, { type JpegOptions } from "sharp";

/** A picture for a shared link is no larger than this, so that every service takes it. */
export const MOST_BYTES = 80_000;

/**
 * Qualities that are tried one after the other. With half the colour resolution a poster's ink lines
 * stay clean; what is printed very densely (halftones) needs a lower quality to stay small.
 */
const QUALITIES = [50, 42, 34] as const;

const SETTINGS = { mozjpeg: true, chromaSubsampling: "4:2:0" } as const;

/** How pictures are encoded. */
export interface Encoder {
  readonly qualities: readonly number[];
  readonly settings: JpegOptions;
  /** The part of a picture's width and height in pixels that is drawn; it is enlarged to the whole. */
  readonly drawnPart: number;
}

export const REAL: Encoder = { qualities: QUALITIES, settings: SETTINGS, drawnPart: 1 };

/** For a build that is not published (lib/images/quick.ts): a fraction of the processor's time. */
export const QUICK: Encoder = {
  qualities: [40, 30, 20],
  settings: { ...SETTINGS, mozjpeg: false },
  drawnPart: 0.5,
};

/** Everything that the bytes depend on besides the drawing. */
export const encoderName = ({ qualities, settings, drawnPart }: Encoder): string =>
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
export async function encodeJpeg(
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
