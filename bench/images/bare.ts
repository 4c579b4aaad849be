import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureSource } from "../../lib/images";
import { fittingWidths } from "../../lib/images/encode";
import { Pool } from "../../lib/images/pool";
import { fallbacks, type Profile, profiles } from "../../lib/images/profiles";
import { pixelRegion, RASTER_SCALE } from "../../lib/images/raster";
import { families } from "./sample";

/**
 * Encodes what the stage would, with sharp alone: no cache, no digests, no manifests, no checks.
 * Each drawing is drawn once and resized once for each width, and as many encodes as there are
 * cores are under way until the last one, each on one thread: the least that they can take.
 *
 * @returns the number of files it wrote
 */
export async function encodeBare(
  sources: readonly PictureSource[],
  directory: string,
): Promise<number> {
  await mkdir(directory, { recursive: true });
  sharp.concurrency(1);
  const cores = availableParallelism();
  const encodes = new Pool(cores);
  const drawings = new Pool(cores + 1);
  const files = await Promise.all(
    families(sources).map((family) => drawings.run(() => encodeFamily(family, directory, encodes))),
  );
  return files.reduce((sum, count) => sum + count, 0);
}

async function encodeFamily(
  family: PictureSource[],
  directory: string,
  encodes: Pool,
): Promise<number> {
  const [first] = family;
  if (!first) return 0;
  const image = sharp(first.drawing ? Buffer.from(first.drawing.draw()) : first.file, {
    density: 72 * RASTER_SCALE,
  });
  const opaque = family.every(({ profile }) => profiles[profile].fallback === "jpg");
  if (opaque) image.flatten({ background: "#ffffff" });
  const { data, info } = await encodes.run(() => image.raw().toBuffer({ resolveWithObject: true }));
  const raw = { width: info.width, height: info.height, channels: info.channels };

  const encodeWidth = async (source: PictureSource, width: number, middle: boolean) => {
    const profile: Profile = profiles[source.profile];
    const region = pixelRegion(raw, source.region);
    const resized = await encodes.run(() =>
      sharp(data, { raw })
        .extract(region)
        .resize(width)
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const encoder = () => sharp(resized.data, { raw: resized.info });
    const name = join(directory, `${source.key.replaceAll("/", "-")}-${width}`);
    const tasks = [
      () => encoder().avif(profile.avif).toFile(`${name}.avif`),
      () => encoder().webp(profile.webp).toFile(`${name}.webp`),
    ];
    if (middle && profile.fallback === "jpg") {
      tasks.push(() => encoder().jpeg(fallbacks.jpg).toFile(`${name}.jpg`));
    }
    if (middle && profile.fallback === "png") {
      tasks.push(() => encoder().png(fallbacks.png).toFile(`${name}.png`));
    }
    await Promise.all(tasks.map((task) => encodes.run(task)));
    return tasks.length;
  };

  const files = family.flatMap((source) => {
    const { width } = pixelRegion(raw, source.region);
    const widths = fittingWidths(profiles[source.profile].widths, width);
    const middle = Math.floor((widths.length - 1) / 2);
    return widths.map((one, at) => encodeWidth(source, one, at === middle));
  });
  return (await Promise.all(files)).reduce((sum, count) => sum + count, 0);
}
