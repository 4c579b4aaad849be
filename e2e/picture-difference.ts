import sharp from "sharp";

/** How far two pictures of one size are apart. */
export interface Difference {
  /** Mean difference of a channel, of 255. */
  readonly mean: number;
  /** Part of the pixels, of 1, that somebody would see differ. */
  readonly visible: number;
}

/** Difference of a channel, of 255, that is seen on an area; less than that is the edge of a letter. */
const SEEN = 40;

/**
 * Compares two pictures as eyes do: a little blurred, since two ways of drawing an edge put the same grey
 * on neighbouring pixels.
 * @throws if their sizes differ
 */
export async function differenceOf(one: Buffer, other: Buffer): Promise<Difference> {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (left.info.width !== right.info.width || left.info.height !== right.info.height) {
    throw new Error(
      `${left.info.width} × ${left.info.height} and ${right.info.width} × ${right.info.height}`,
    );
  }
  let sum = 0;
  let visible = 0;
  for (let place = 0; place < left.data.length; place += 3) {
    let most = 0;
    for (let channel = place; channel < place + 3; channel++) {
      const distance = Math.abs((left.data[channel] ?? 0) - (right.data[channel] ?? 0));
      sum += distance;
      most = Math.max(most, distance);
    }
    if (most > SEEN) visible += 1;
  }
  return { mean: sum / left.data.length, visible: (visible * 3) / left.data.length };
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
