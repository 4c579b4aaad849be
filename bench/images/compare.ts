import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { makePictures } from "../../lib/images/stage";
import type { PictureSource } from "../../lib/images/types";
import { drawn, families } from "./sample";
import { median } from "../median";
import sharp from "sharp";
import { fittingWidths } from "../../lib/images/encode";
import { Pool } from "../../lib/images/pool";
import { fallbacks, type Profile, profiles } from "../../lib/images/profiles";
import { pixelRegion, RASTER_SCALE } from "../../lib/images/raster";

/** What the comparison found; times in milliseconds. */
interface Comparison {
  pictures: number;
  files: number;
  rounds: { bare: number; stage: number }[];
  /** Median of the rounds' stage ÷ bare. */
  ratio: number;
  /** Files that the stage encoded when it ran again. */
  warmEncodes: number;
  /** How long that took. */
  warm: number;
}

/**
 * Runs bare sharp and the stage with an empty cache by turns on the same pictures, in folders of
 * its own, changing which goes first; then the stage once more on its cache.
 * @throws if the two do not write the same number of files
 */
export async function compare(
  sources: readonly PictureSource[],
  { rounds, onRound }: { rounds: number; onRound?: (round: Comparison["rounds"][0]) => void },
): Promise<Comparison> {
  const ready = await drawn(sources);
  const root = await mkdtemp(join(tmpdir(), "bench-images-"));
  try {
    const folders = (name: string) => ({
      cacheDirectory: join(root, name, "cache"),
      publicDirectory: join(root, name, "public"),
    });
    const bare = (at: number) => timed(() => encodeBare(ready, join(root, `bare-${at}`)));
    const stage = (at: number) => timed(() => makePictures(sources, folders(`stage-${at}`)));
    // Whoever comes first pays for the start of sharp: a round that is not counted.
    await bare(-1);
    const results: Comparison["rounds"] = [];
    let files = 0;
    for (let at = 0; at < rounds; at += 1) {
      const first = at % 2 === 0 ? await bare(at) : undefined;
      const made = await stage(at);
      const plain = first ?? (await bare(at));
      files = made.result.summary.encoded;
      if (plain.result !== files) throw new Error(`${plain.result} files against ${files}`);
      const round = { bare: plain.time, stage: made.time };
      results.push(round);
      onRound?.(round);
    }
    const again = await stage(rounds - 1);
    return {
      pictures: sources.length,
      files,
      rounds: results,
      ratio: median(results.map((round) => round.stage / round.bare)),
      warmEncodes: again.result.summary.encoded,
      warm: again.time,
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ time: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { time: performance.now() - started, result };
}

/**
 * Encodes what the stage would, with sharp alone: no cache, no digests, no manifests, no checks.
 * Each drawing is drawn once and resized once for each width, and as many encodes as there are
 * cores are under way until the last one, each on one thread: the least that they can take.
 */
async function encodeBare(sources: readonly PictureSource[], directory: string): Promise<number> {
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
