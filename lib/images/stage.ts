import { type CachedPicture, defaultCacheDirectory, PictureCache } from "./cache";
import { pictureDigest } from "./digest";
import { encodeMissing } from "./encode-missing";
import { PlacedPictures } from "./placed-pictures";
import { Pool } from "./pool";
import { type Profile, profiles, quickProfile } from "./profiles";
import { identityOf, loadContent, sourceProblems } from "./sources";
import type { Picture, PictureSource, StageSummary } from "./types";

/** Concurrent reads and look-ups: enough to keep a disk busy. */
const MAX_LOOK_UPS = 16;

export interface StageOptions {
  /** The site's public folder; files go to `pictures` in it. */
  publicDirectory: string;
  /** The cache's folder; `defaultCacheDirectory()` by default. */
  cacheDirectory?: string;
  /** True to keep files of pictures that are not sources of this run. */
  keepsOtherFiles?: boolean;
  /** File that lists the placed pictures from run to run; without it all are looked up in the cache. */
  placedFile?: string;
  /** True to encode pictures missing in the cache with the quick settings (profiles.ts). */
  quick?: boolean;
  /** Called after each picture, with the number of finished pictures and of files encoded so far. */
  onProgress?: (progress: { done: number; total: number; encoded: number }) => void;
}

interface StorageName {
  digest: string;
  profile: Profile;
}

/** Some pictures failed; `problems` has a line for each. */
export class PictureError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "PictureError";
  }
}

/**
 * Makes pictures from sources: looks each up in the cache, encodes missing ones, and puts all files into the public
 * folder. Removes the stage's other files unless `keepsOtherFiles`. Returns pictures in the order of the sources.
 * @throws PictureError with all problems; finished pictures are in the cache
 */
export async function makePictures(
  sources: readonly PictureSource[],
  options: StageOptions,
): Promise<{ pictures: Picture[]; summary: StageSummary }> {
  const problems = sourceProblems(sources);
  if (problems.length > 0) throw new PictureError(problems);

  const cache = new PictureCache(options.cacheDirectory ?? defaultCacheDirectory());
  const placed = new PlacedPictures(options.publicDirectory, options.placedFile);
  let encoded = 0;

  const reportProgress = () =>
    options.onProgress?.({ done: placed.current.size, total: sources.length, encoded });
  const reuse = (source: PictureSource): boolean => {
    const isReused = placed.reuse(source.key, inputsOf(source, options.quick));
    if (isReused) reportProgress();
    return isReused;
  };
  const place = async (
    source: PictureSource,
    { digest, profile }: StorageName,
    cached: CachedPicture,
  ) => {
    const isQuick = profile !== profiles[source.profile];
    const details = { inputs: inputsOf(source, options.quick), isQuick };
    await placed.place(source, digest, cached, cache, details);
    reportProgress();
  };
  const attempt = async (key: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      problems.push(`picture "${key}": ${(error as Error).message}`);
    }
  };

  /** Places a cached picture. Otherwise returns the name under which to store it. */
  const placeCached = async (
    source: PictureSource,
    identity: string,
  ): Promise<StorageName | undefined> => {
    const storageNameOf = (profile: Profile): StorageName => ({
      profile,
      digest: pictureDigest(source, identity, profile),
    });
    const real = storageNameOf(profiles[source.profile]);
    const wanted = options.quick ? storageNameOf(quickProfile(real.profile)) : real;
    // A quick build uses a real picture if there is one.
    for (const one of new Set([real, wanted])) {
      const cached = await cache.read(one.digest);
      if (cached) {
        await place(source, one, cached);
        return undefined;
      }
    }
    return wanted;
  };

  const missing: PictureSource[] = [];
  const lookUps = new Pool(MAX_LOOK_UPS);
  const lookUp = async (source: PictureSource) => {
    const identity = await identityOf(source, cache);
    if (identity && !(await placeCached(source, identity))) return;
    missing.push(source);
  };
  await Promise.all(
    sources
      .filter((source) => !reuse(source))
      .map((source) => lookUps.run(() => attempt(source.key, () => lookUp(source)))),
  );

  let drawn = 0;
  const load = (source: PictureSource) => {
    if (source.drawing) drawn += 1;
    return loadContent(source, cache);
  };
  await encodeMissing(missing, load, ({ source, content, encode }) =>
    attempt(source.key, async () => {
      const { identity } = await content();
      // It may have been drawn under another fingerprint, or made meanwhile.
      const wanted = await placeCached(source, identity);
      if (!wanted) return;
      const made = await cache.write(wanted.digest, await encode(wanted.profile));
      encoded += made.variants.length;
      await place(source, wanted, made);
    }),
  );

  if (problems.length > 0) throw new PictureError(problems);
  if (!options.keepsOtherFiles) await placed.prune();
  placed.save();
  const made = sources.flatMap(({ key }) => placed.current.get(key) ?? []);
  const pictures = made.map(({ picture }) => picture);
  const variants = pictures.flatMap((picture) => picture.variants);
  const summary = {
    pictures: pictures.length,
    drawn,
    encoded,
    quick: made.filter(({ isQuick }) => isQuick).length,
    reused: variants.length - encoded,
    bytes: variants.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  return { pictures, summary };
}

/** Identifies a drawn picture's inputs without drawing it; undefined for files, which must be read. */
function inputsOf(source: PictureSource, isQuick = false): string | undefined {
  if (!source.drawing) return undefined;
  const real = profiles[source.profile];
  return pictureDigest(
    source,
    `fingerprint ${source.drawing.fingerprint}`,
    isQuick ? quickProfile(real) : real,
  );
}
