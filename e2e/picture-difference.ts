import sharp from "sharp";

export interface Difference {
  /** Mean difference per channel, of 255. */
  readonly mean: number;
  /** Share of visibly different pixels, 0 to 1. */
  readonly visible: number;
}

/** Visible difference per channel, of 255; smaller ones are edges of letters. */
const SEEN = 40;

/**
 * Compares two pictures slightly blurred, as antialiasing differs between renderers.
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
  for (let offset = 0; offset < left.data.length; offset += 3) {
    let most = 0;
    for (let channel = offset; channel < offset + 3; channel++) {
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
