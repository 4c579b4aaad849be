import sharp, { type Sharp } from "sharp";
import type { PictureSource, Region } from "./types";

/**
 * Pixels for each CSS pixel of a drawn SVG, so that a crop of 43 % of a poster still fills the widest file of the
 * profile "detail".
 */
export const RASTER_SCALE = 1.25;

/** Uncompressed pixels, 8 bits for each channel. */
export interface Raster {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
  /** Size at RASTER_SCALE, from which file sizes follow, if drawn at another scale. */
  full?: { width: number; height: number };
}

export function fromRaster(raster: Raster): Sharp {
  const { data, width, height, channels } = raster;
  return sharp(data, { raw: { width, height, channels } });
}

/**
 * Draws an SVG document.
 * @throws if it is not well-formed, contains `<text>` (which depends on the machine's fonts) or invalid numbers, or has
 * another shape than the source
 */
export async function rasterizeSvg(
  svg: string,
  source: PictureSource,
  scale = RASTER_SCALE,
): Promise<Raster> {
  if (/<text[\s>]/.test(svg)) throw new Error("the SVG holds <text>: convert lettering to paths");
  const [wrong] = /\b(NaN|undefined|Infinity)\b/.exec(svg) ?? [];
  if (wrong) throw new Error(`the SVG holds "${wrong}" where a number belongs`);
  const image = sharp(Buffer.from(svg), { density: 72 * scale });
  const raster = await toRaster(image);
  const wanted = [source.width * scale, source.height * scale] as const;
  if (Math.abs(raster.width - wanted[0]) > 1 || Math.abs(raster.height - wanted[1]) > 1) {
    const actual = `${raster.width / scale} × ${raster.height / scale}`;
    throw new Error(
      `the SVG is ${actual}, not ${source.width} × ${source.height} as its source says`,
    );
  }
  if (scale === RASTER_SCALE) return raster;
  const full = (size: number) => Math.round(size * RASTER_SCALE);
  return { ...raster, full: { width: full(source.width), height: full(source.height) } };
}

/**
 * Reads a picture file, rotated by its EXIF data, cropped to the source's shape (from the centre if too wide, from the
 * top if too tall, since faces are there), and no larger than RASTER_SCALE times the source's size.
 */
export async function rasterizeFile(bytes: Buffer, source: PictureSource): Promise<Raster> {
  const { autoOrient } = await sharp(bytes).metadata();
  const shape = source.width / source.height;
  const width = Math.min(autoOrient.width, Math.round(autoOrient.height * shape));
  const height = Math.min(autoOrient.height, Math.round(autoOrient.width / shape));
  const scale = Math.min(1, (source.width * RASTER_SCALE) / width);
  return toRaster(
    sharp(bytes, { autoOrient: true })
      .extract({ left: Math.floor((autoOrient.width - width) / 2), top: 0, width, height })
      .resize(Math.round(width * scale), Math.round(height * scale), { fit: "fill" }),
  );
}

/** A region in whole pixels of a raster, never empty or outside of it. */
export function pixelRegion(raster: Pick<Raster, "width" | "height">, region?: Region) {
  if (!region) return { left: 0, top: 0, width: raster.width, height: raster.height };
  const left = Math.min(Math.round(region.left * raster.width), raster.width - 1);
  const top = Math.min(Math.round(region.top * raster.height), raster.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(region.width * raster.width), raster.width - left)),
    height: Math.max(1, Math.min(Math.round(region.height * raster.height), raster.height - top)),
  };
}

async function toRaster(image: Sharp): Promise<Raster> {
  const { data, info } = await image
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 3) return { data, width, height, channels };
  if (channels !== 4) throw new Error(`${channels} channels where 3 or 4 were expected`);
  const raster: Raster = { data, width, height, channels };
  if (!isOpaque(data)) return raster;
  // Resizing takes half as long without an alpha channel.
  return { ...raster, data: await fromRaster(raster).removeAlpha().raw().toBuffer(), channels: 3 };
}

function isOpaque(data: Buffer): boolean {
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] !== 255) return false;
  }
  return true;
}
