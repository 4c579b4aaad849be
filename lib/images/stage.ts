import { type CachedPicture, defaultCacheDirectory, PictureCache } from "./cache";
import { pictureDigest } from "./digest";
import { encodeMissing } from "./encode-missing";
import { PlacedPictures } from "./placed-pictures";
import { Pool } from "./pool";
import { type Profile, profiles, quickProfile } from "./profiles";
import { identityOf, loadContent, sourceProblems } from "./sources";
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
  /** A file that keeps from run to run what is in the folder; without it all is looked up in the cache. */
  placedFile?: string;
  /** Whether what the cache does not have gets the quick settings (profiles.ts). */
  quick?: boolean;
  /** Called after each picture: how many of all are ready, and how many files were encoded so far. */
  onProgress?: (progress: { done: number; total: number; encoded: number }) => void;
}

/** Name of a picture in the cache at the settings of a profile. */
interface Named {
  digest: string;
  profile: Profile;
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
 * places all files in the public folder, which then holds no others of the stage unless `keepsOthers` says so.
 * The pictures come in the order of the sources.
 * @throws PictureError naming everything that is wrong; what could be made is in the cache then
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

  const tell = () =>
    options.onProgress?.({ done: placed.now.size, total: sources.length, encoded });
  const isPlaced = (source: PictureSource): boolean => {
    const isKept = placed.keep(source.key, madeOf(source, options.quick));
    if (isKept) tell();
    return isKept;
  };
  const place = async (
    source: PictureSource,
    { digest, profile }: Named,
    cached: CachedPicture,
  ) => {
    const isQuick = profile !== profiles[source.profile];
    const facts = { madeOf: madeOf(source, options.quick), isQuick };
    await placed.place(source, digest, cached, cache, facts);
    tell();
  };
  const attempt = async (key: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      problems.push(`picture "${key}": ${(error as Error).message}`);
    }
  };

  /** Places what the cache has of a picture; undefined, or else the name that it is to have there. */
  const placeCached = async (
    source: PictureSource,
    identity: string,
  ): Promise<Named | undefined> => {
    const named = (profile: Profile): Named => ({
      profile,
      digest: pictureDigest(source, identity, profile),
    });
    const real = named(profiles[source.profile]);
    const wanted = options.quick ? named(quickProfile(real.profile)) : real;
    // A quick build takes a real picture if there is one.
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
  const lookUps = new Pool(LOOK_UPS);
  const lookUp = async (source: PictureSource) => {
    const identity = await identityOf(source, cache);
    if (identity && !(await placeCached(source, identity))) return;
    missing.push(source);
  };
  await Promise.all(
    sources
      .filter((source) => !isPlaced(source))
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
      // It may have been drawn by another fingerprint, or made in the meantime.
      const wanted = await placeCached(source, identity);
      if (!wanted) return;
      const made = await cache.write(wanted.digest, await encode(wanted.profile));
      encoded += made.variants.length;
      await place(source, wanted, made);
    }),
  );

  if (problems.length > 0) throw new PictureError(problems);
  if (!options.keepsOthers) await placed.prune();
  placed.save();
  const made = sources.flatMap(({ key }) => placed.now.get(key) ?? []);
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

/** Names what a drawn picture is made of without drawing it; undefined for what has to be read. */
function madeOf(source: PictureSource, isQuick = false): string | undefined {
  if (!source.drawing) return undefined;
  const real = profiles[source.profile];
  return pictureDigest(
    source,
    `fingerprint ${source.drawing.fingerprint}`,
    isQuick ? quickProfile(real) : real,
  );
}
