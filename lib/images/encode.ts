import type { Pool } from "./pool";
import type { Profile } from "./profiles";
import { fromRaster, pixelRegion, type Raster } from "./raster";
import { FORMATS, type PictureFormat, type PictureSource } from "./types";

export interface EncodedVariant {
  format: PictureFormat;
  width: number;
  height: number;
  data: Buffer;
}

/**
 * Widths of a profile that a picture of `available` pixels can fill; if it cannot fill the widest, its own width is the
 * last. Never empty.
 */
export function fittingWidths(widths: readonly number[], available: number): number[] {
  const fitting = widths.filter((width) => width <= available);
  if (fitting.length < widths.length && !fitting.includes(available)) fitting.push(available);
  return fitting;
}

/**
 * Resizes and encodes all variants of a picture, by format and ascending width. Each width is resized once, from the
 * raster; sharp runs only in the pool.
 */
export async function encodePicture(
  raster: Raster,
  source: PictureSource,
  profile: Profile,
  pool: Pool,
): Promise<EncodedVariant[]> {
  const region = pixelRegion(raster, source.region);
  const full = pixelRegion(raster.full ?? raster, source.region);
  const heightOf = (width: number) => Math.max(1, Math.round((width * full.height) / full.width));
  const resized = memoizeByKey(async (width: number): Promise<Raster> => {
    const height = heightOf(width);
    const image = fromRaster(raster).extract(region).resize(width, height, { fit: "fill" });
    if (raster.channels === 4 && !profile.isTransparent) {
      image.flatten({ background: source.background ?? "#ffffff" });
    }
    const { data, info } = await pool.run(() => image.raw().toBuffer({ resolveWithObject: true }));
    return { data, width, height, channels: info.channels as 3 | 4 };
  });
  // Wider files share the pixels and bytes of the widest encoded width.
  const encodedWidth = (width: number) => Math.min(width, profile.widest ?? width);
  const variantsIn = (format: PictureFormat) => {
    const encoded = memoizeByKey(async (width: number) => {
      const pixels = await resized(width);
      return pool.run(() => encodeAs(pixels, format, profile));
    });
    return fittingWidths(profile[format]?.widths ?? [], full.width).map(async (width) => ({
      format,
      width,
      height: heightOf(width),
      data: await encoded(encodedWidth(width)),
    }));
  };
  return Promise.all(FORMATS.flatMap(variantsIn));
}

function memoizeByKey<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
}

/** Encodes pixels in a format. @throws if a JPEG exceeds its profile's limit at the lowest quality */
function encodeAs(pixels: Raster, format: PictureFormat, profile: Profile): Promise<Buffer> {
  switch (format) {
    case "avif":
      return fromRaster(pixels).avif(profile.avif).toBuffer();
    case "webp":
      return fromRaster(pixels).webp(profile.webp).toBuffer();
    case "jpg":
      return toJpeg(pixels, profile.jpg);
  }
}

async function toJpeg(
  pixels: Raster,
  { mozjpeg = false, qualities = [], limit = Infinity }: Partial<Profile["jpg"]> = {},
): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await fromRaster(pixels).jpeg({ mozjpeg, quality }).toBuffer();
    if (jpeg.length < limit) return jpeg;
  }
  throw new Error(`it needs more than ${limit} bytes`);
}
