import type { Sharp } from "sharp";
import { dominantColor } from "./color";
import type { Pool } from "./pool";
import { fallbacks, type Profile } from "./profiles";
import { fromRaster, pixelRegion, type Raster } from "./raster";
import type { PictureFormat, PictureSource } from "./types";

/** One encoded file that has no place yet. */
export interface EncodedVariant {
  format: PictureFormat;
  width: number;
  height: number;
  data: Buffer;
}

/** All files of a picture, by format and from narrow to wide, and its dominant colour. */
export interface EncodedPicture {
  color: string;
  variants: EncodedVariant[];
}

/**
 * The widths of a profile that a picture of `available` pixels can fill; where it can't fill the
 * widest, its own width is the last. Never empty.
 */
export function fittingWidths(widths: readonly number[], available: number): number[] {
  const fitting = widths.filter((width) => width <= available);
  if (fitting.length < widths.length && !fitting.includes(available)) fitting.push(available);
  return fitting;
}

/**
 * Resizes and encodes every variant of a picture. Each width is resized once, straight from the
 * raster; sharp works inside the pool's places only.
 */
export async function encodePicture(
  raster: Raster,
  source: PictureSource,
  profile: Profile,
  pool: Pool,
): Promise<EncodedPicture> {
  const region = pixelRegion(raster, source.region);
  const full = pixelRegion(raster.full ?? raster, source.region);
  const widths = fittingWidths(profile.widths, full.width);
  const middle = widths[Math.floor((widths.length - 1) / 2)];
  const fallbackWidth = profile.fallbackWidth ?? middle;
  const resizeTo = async (width: number) => {
    const height = Math.max(1, Math.round((width * full.height) / full.width));
    const image = fromRaster(raster).extract(region).resize(width, height, { fit: "fill" });
    if (raster.channels === 4 && profile.fallback !== "png") {
      image.flatten({ background: source.background ?? "#ffffff" });
    }
    const { data, info } = await pool.run(() => image.raw().toBuffer({ resolveWithObject: true }));
    return { data, width, height, channels: info.channels as 3 | 4 };
  };
  const byWidth = await Promise.all(
    widths.map(async (width) => {
      const resized = await resizeTo(width);
      const encode = async (format: PictureFormat): Promise<EncodedVariant> => ({
        format,
        width,
        height: resized.height,
        data: await pool.run(() => inFormat(fromRaster(resized), format, profile).toBuffer()),
      });
      const formats: PictureFormat[] = ["avif", "webp"];
      if (profile.fallback !== "none" && width === fallbackWidth) formats.push(profile.fallback);
      return {
        color: width === widths[0] ? dominantColor(resized) : undefined,
        variants: await Promise.all(formats.map(encode)),
      };
    }),
  );
  const variants = byWidth.flatMap((one) => one.variants);
  return {
    color: byWidth[0]?.color ?? "#000000",
    variants: (["avif", "webp", profile.fallback] as const).flatMap((format) =>
      variants.filter((variant) => variant.format === format),
    ),
  };
}

/** An image with the settings of a format. */
function inFormat(image: Sharp, format: PictureFormat, profile: Profile): Sharp {
  switch (format) {
    case "avif":
      return image.avif(profile.avif);
    case "webp":
      return image.webp(profile.webp);
    case "jpg":
      return image.jpeg((profile.fallbacks ?? fallbacks).jpg);
    case "png":
      return image.png((profile.fallbacks ?? fallbacks).png);
  }
}
