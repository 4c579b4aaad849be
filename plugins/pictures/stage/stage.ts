import { type CachedPicture, defaultCacheDirectory, PictureCache } from "./cache";
import { pictureDigest } from "./digest";
import { encodeMissing, type MissingPicture } from "./encode-missing";
import { PictureOutput } from "./output";
import { Pool } from "./pool";
import { RecipeIndex } from "./recipe-index";
import { loadSource, message, sourceProblems } from "./sources";
import type { Picture, PictureSource, StageSummary } from "./types";

/** Sources read and looked up at the same time: enough to keep a disk busy. */
const LOOK_UPS = 16;

/** Where the stage works and whom it tells. */
export interface StageOptions {
  /** The site's public folder; the files go to its folder "pictures". */
  publicDirectory: string;
  /** The cache's folder; `defaultCacheDirectory()` when absent. */
  cacheDirectory?: string;
  /** Whether files of pictures that are no sources of this run stay in the folder. */
  keepsOthers?: boolean;
  /** Called after each picture. */
  onProgress?: (progress: StageProgress) => void;
}

/** How far a run is. */
export interface StageProgress {
  /** Pictures that are ready. */
  done: number;
  total: number;
  /** Files encoded so far. */
  encoded: number;
}

/** Some pictures could not be made; `problems` holds one line for each. */
export class PictureError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "PictureError";
  }
}

/**
 * Makes pictures from sources: looks each up in the cache, encodes those that it does not know and
 * places all files in the public folder, which then holds nothing else unless `keepsOthers` says so.
 * The pictures come in the order of the sources.
 *
 * @throws PictureError naming everything that is wrong; what could be made is in the cache then
 */
export async function makePictures(
  sources: readonly PictureSource[],
  options: StageOptions,
): Promise<{ pictures: Picture[]; summary: StageSummary }> {
  const problems = sourceProblems(sources);
  if (problems.length > 0) throw new PictureError(problems);

  const cacheDirectory = options.cacheDirectory ?? defaultCacheDirectory();
  const cache = new PictureCache(cacheDirectory);
  const recipes = new RecipeIndex(cacheDirectory);
  const output = new PictureOutput(options.publicDirectory);
  const pictures = new Map<string, Picture>();
  let encoded = 0;

  const place = async (key: string, digest: string, cached: CachedPicture) => {
    pictures.set(key, await output.place(key, digest, cached, cache));
    options.onProgress?.({ done: pictures.size, total: sources.length, encoded });
  };
  const attempt = async (key: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      problems.push(`picture "${key}": ${message(error)}`);
    }
  };

  const missing: MissingPicture[] = [];
  const lookUps = new Pool(LOOK_UPS);
  const lookUp = async (source: PictureSource) => {
    const loaded = await loadSource(source, recipes);
    const digest = pictureDigest(source, loaded.identity);
    const cached = await cache.read(digest);
    if (cached) await place(source.key, digest, cached);
    else missing.push({ ...loaded, digest });
  };
  await Promise.all(
    sources.map((source) => lookUps.run(() => attempt(source.key, () => lookUp(source)))),
  );

  await encodeMissing(missing, async ({ source, digest }, encode) => {
    await attempt(source.key, async () => {
      let cached = await cache.read(digest);
      if (!cached) {
        cached = await cache.write(digest, await encode());
        encoded += cached.variants.length;
      }
      await place(source.key, digest, cached);
    });
  });

  if (problems.length > 0) throw new PictureError(problems);
  if (!options.keepsOthers) await output.prune();
  const made = sources.flatMap(({ key }) => pictures.get(key) ?? []);
  const variants = made.flatMap((picture) => picture.variants);
  const summary = {
    sources: sources.length,
    drawn: recipes.drawn,
    encoded,
    reused: variants.length - encoded,
    bytes: variants.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  return { pictures: made, summary };
}
