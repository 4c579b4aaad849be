import { fromRaster, pixelRegion, rasterizeFile } from "../../../lib/images/raster";
import type { ContentPicture } from "../pictures";

/** WebP quality, enough to judge a picture. */
const QUALITY = 85;

/** Draws a picture, or reads its file, cropped as on the site. @throws errors of drawing or reading */
export async function render(picture: ContentPicture) {
  const { key, art, drawing, region, width, height } = picture;
  if (art) {
    const raster = await rasterizeFile(art, picture);
    const part = fromRaster(raster).extract(pixelRegion(raster, region));
    return { type: "image/webp", body: await part.webp({ quality: QUALITY }).toBuffer() };
  }
  if (!drawing) throw new Error(`${key} has neither a drawing nor a file`);
  const svg = drawing.draw();
  if (!region) return { type: "image/svg+xml", body: svg };
  const size = [region.width * width, region.height * height] as const;
  const box = [region.left * width, region.top * height, ...size].join(" ");
  const body =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" ` +
    `viewBox="${box}">${svg}</svg>`;
  return { type: "image/svg+xml", body };
}
