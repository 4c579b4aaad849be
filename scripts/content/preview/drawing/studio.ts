import { fromRaster, pixelRegion, rasterizeFile } from "../../../../lib/images/raster";
import type { Region } from "../../../../lib/images/types";
import type { DeskPicture } from "./content-version";

/** A picture as a browser takes it. */
export interface Rendering {
  type: "image/svg+xml" | "image/webp";
  body: string | Buffer;
}

/** Drawings that are kept: all posters, and what a look around needs besides. About 10 MB. */
const KEPT = 150;

/** Of WebP: sharp enough to judge a picture by. */
const QUALITY = 85;

/** Draws pictures, each drawing once, and remembers what of each could be drawn. */
export class Studio {
  readonly #drawn = new Map<string, string>();
  readonly #sound = new Map<string, () => Promise<Rendering>>();
  readonly #failures = new Map<string, { version: string; words: string }>();

  /**
   * Draws a picture, or reads its file and crops it as the site does. Where that fails it gives the
   * last version of the picture that could be drawn.
   * @throws what the drawing or the reading throws, if there never was a sound version
   */
  async render(picture: DeskPicture): Promise<Rendering> {
    const { key, version } = picture;
    try {
      const rendering = await this.#attempt(picture);
      // The bytes of a file are gone once it is written anew; a drawing can be drawn again.
      this.#sound.set(key, async () => (picture.art ? rendering : this.#attempt(picture)));
      this.#failures.delete(key);
      return rendering;
    } catch (error) {
      this.#failures.set(key, { version, words: (error as Error).message });
      const sound = this.#sound.get(key);
      if (!sound) throw error;
      return sound();
    }
  }

  /** Why this version of a picture could not be drawn; undefined if it could, or was not tried yet. */
  failure({ key, version }: Pick<DeskPicture, "key" | "version">): string | undefined {
    const failure = this.#failures.get(key);
    return failure?.version === version ? failure.words : undefined;
  }

  async #attempt(picture: DeskPicture): Promise<Rendering> {
    const { art, drawing, region } = picture;
    if (art) return { type: "image/webp", body: await cropped(art.bytes, picture) };
    if (!drawing) throw new Error(`${picture.key} has neither a drawing nor a file`);
    const svg = this.#drawn.get(drawing.recipe) ?? drawing.draw();
    this.#keep(drawing.recipe, svg);
    return { type: "image/svg+xml", body: region ? cutOut(svg, picture, region) : svg };
  }

  #keep(recipe: string, svg: string): void {
    this.#drawn.delete(recipe);
    this.#drawn.set(recipe, svg);
    const [oldest] = this.#drawn.keys();
    if (this.#drawn.size > KEPT && oldest !== undefined) this.#drawn.delete(oldest);
  }
}

async function cropped(bytes: Buffer, picture: DeskPicture): Promise<Buffer> {
  const raster = await rasterizeFile(bytes, picture);
  const part = fromRaster(raster).extract(pixelRegion(raster, picture.region));
  return part.webp({ quality: QUALITY }).toBuffer();
}

/** A region of an SVG as an SVG of its own. */
function cutOut(
  svg: string,
  { width, height }: Pick<DeskPicture, "width" | "height">,
  region: Region,
): string {
  const size = [region.width * width, region.height * height] as const;
  const box = [region.left * width, region.top * height, ...size].join(" ");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" ` +
    `viewBox="${box}">${svg}</svg>`
  );
}
