import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import type { Picture } from "../../../lib/images/types";
import { basePath } from "../../../lib/site/base-path";

/**
 * A picture as the data of gatsby-plugin-image: AVIF and WebP as sources, the remaining file as
 * fallback. Width and height are those of the widest file in it.
 *
 * @param upTo leaves out what is wider than this many pixels (the narrowest always stays)
 */
export function imageData(
  picture: Pick<Picture, "key" | "variants">,
  upTo = Number.POSITIVE_INFINITY,
): IGatsbyImageData {
  const variants = picture.variants.filter(({ format }) => format === "avif" || format === "webp");
  const narrowest = Math.min(...variants.map(({ width }) => width));
  const shown = variants.filter(({ width }) => width <= Math.max(upTo, narrowest));
  const widest = shown.reduce((a, b) => (b.width > a.width ? b : a));
  const { width, height } = widest;
  const data = generateImageData({
    pluginName: "pictures",
    filename: picture.key,
    layout: "constrained",
    formats: ["avif", "webp"],
    width,
    height,
    sourceMetadata: { width, height, format: "avif" },
    breakpoints: [...new Set(shown.map((variant) => variant.width))],
    generateImageSource: (_filename, wanted, _height, format) => {
      const variant = shown.find((one) => one.width === wanted && one.format === format);
      if (!variant)
        throw new Error(`picture "${picture.key}" has no ${format} of ${wanted} pixels`);
      return { ...variant, src: basePath() + variant.path };
    },
  });
  const fallback = picture.variants.find(({ format }) => format === "jpg" || format === "png");
  if (fallback) data.images.fallback = { src: basePath() + fallback.path };
  return { ...data, width, height };
}
