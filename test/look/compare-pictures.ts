import sharp from "sharp";

/** Invisible difference of a channel, of 255. */
const UNSEEN = 8;

export interface PictureDifference {
  /** Fraction of differing pixels, 0 to 1, including those that only one picture has. */
  readonly part: number;
  /** Difference of the heights, in pixels: positive if the second is taller. */
  readonly taller: number;
  /** PNG: bright where the two differ. */
  readonly mask: Buffer;
}

/** Compares two PNGs of one width. Returns undefined if no pixel differs visibly. */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<PictureDifference | undefined> {
  if (before.equals(after)) return undefined;
  const [older, newer] = await Promise.all([before, after].map(pixelsOf));
  if (!older || !newer) return undefined;
  const { width, height: oldHeight } = older.info;
  const height = Math.max(oldHeight, newer.info.height);
  const mask = Buffer.alloc(width * height);
  let count = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const at = pixel * 3;
    const distance = [at, at + 1, at + 2].map((channel) =>
      Math.abs((older.data[channel] ?? -255) - (newer.data[channel] ?? -255)),
    );
    const most = Math.max(...distance);
    if (most <= UNSEEN) continue;
    count += 1;
    mask[pixel] = Math.min(255, 96 + most);
  }
  if (count === 0) return undefined;
  return {
    part: count / mask.length,
    taller: newer.info.height - oldHeight,
    mask: await sharp(mask, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
  };
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
