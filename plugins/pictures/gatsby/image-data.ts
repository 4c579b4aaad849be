import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import type { Picture, PictureFormat, PictureVariant } from "../../../lib/images/types";
import { basePath } from "../../../lib/site/base-path";

/** Width of the only file for browsers without AVIF. */
const FALLBACK_WIDTH = 480;

/**
 * Data of a picture for gatsby-plugin-image: AVIF in all widths, and one WebP as the fallback, since more addresses
 * would make pages longer. Width and height are those of its widest file.
 * @param upTo leaves out wider files (the narrowest always stays)
 */
export function imageData(
  { key, variants }: Pick<Picture, "key" | "variants">,
  upTo = Number.POSITIVE_INFINITY,
): IGatsbyImageData {
  const filesIn = (format: PictureFormat, most: number): PictureVariant[] => {
    const files = variants.filter((variant) => variant.format === format);
    return files.filter(({ width }, at) => at === 0 || width <= most);
  };
  const shown = filesIn("avif", upTo);
  const widest = shown.at(-1);
  if (!widest) throw new Error(`picture "${key}" has no AVIF`);
  const { width, height } = widest;
  const data = generateImageData({
    pluginName: "pictures",
    filename: key,
    layout: "constrained",
    formats: ["avif"],
    width,
    height,
    sourceMetadata: { width, height, format: "avif" },
    breakpoints: shown.map((variant) => variant.width),
    generateImageSource: (_filename, wanted) => {
      const variant = shown.find((one) => one.width === wanted);
      if (!variant) throw new Error(`picture "${key}" has no AVIF of ${wanted} pixels`);
      return { ...variant, src: basePath() + variant.path };
    },
  });
  const fallback = filesIn("webp", Math.min(upTo, FALLBACK_WIDTH)).at(-1);
  if (fallback) data.images.fallback = { src: basePath() + fallback.path };
  return { ...data, width, height };
}
