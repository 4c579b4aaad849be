import { type CachedPicture, defaultCacheDirectory, FingerprintIndex, PictureCache } from "./cache";
import { pictureDigest } from "./digest";
import { encodeMissing, type MissingPicture } from "./encode-missing";
import { PictureOutput } from "./output";
import { type PlacedPicture, PlacedPictures } from "./placed-pictures";
import { Pool } from "./pool";
import { type Profile, profiles, quickProfile } from "./profiles";
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
  /** A file that keeps from run to run what is in the folder; without it all is looked up in the cache. */
  placedFile?: string;
  /** Whether what the cache does not have gets the quick settings (profiles.ts). */
  quick?: boolean;
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

/** What a picture is called in the cache, and why. */
type Named = Pick<MissingPicture, "digest" | "profile">;

/** A picture that is ready, and whether it has the quick settings. */
type Ready = Pick<PlacedPicture, "picture" | "isQuick">;

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

  const cacheDirectory = options.cacheDirectory ?? defaultCacheDirectory();
  const cache = new PictureCache(cacheDirectory);
  const fingerprints = new FingerprintIndex(cacheDirectory);
  const output = new PictureOutput(options.publicDirectory);
  const placed = options.placedFile
    ? new PlacedPictures(options.placedFile, options.publicDirectory)
    : undefined;
  const pictures = new Map<string, Picture>();
  let encoded = 0;
  let quick = 0;

  const isReady = ({ picture, isQuick }: Ready) => {
    pictures.set(picture.key, picture);
    if (isQuick) quick += 1;
    options.onProgress?.({ done: pictures.size, total: sources.length, encoded });
  };
  const place = async (
    source: PictureSource,
    { digest, profile }: Named,
    cached: CachedPicture,
  ) => {
    const picture = await output.place(source.key, digest, cached, cache);
    const ready = { picture, isQuick: profile !== profiles[source.profile] };
    const made = madeOf(source, options.quick);
    if (made !== undefined) placed?.note({ ...ready, digest: made });
    isReady(ready);
  };
  const isPlaced = (source: PictureSource): boolean => {
    const made = placed && madeOf(source, options.quick);
    const found = made === undefined ? undefined : placed?.find(source.key, made);
    if (found === undefined) return false;
    output.keep(found.picture);
    isReady(found);
    return true;
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
    const loaded = await loadSource(source, fingerprints);
    const named = (profile: Profile): Named => ({
      profile,
      digest: pictureDigest(source, loaded.identity, profile),
    });
    const real = named(profiles[source.profile]);
    const wanted = options.quick ? named(quickProfile(real.profile)) : real;
    // A quick build takes a real picture if there is one.
    for (const one of new Set([real, wanted])) {
      const cached = await cache.read(one.digest);
      if (cached) return place(source, one, cached);
    }
    missing.push({ ...loaded, ...wanted });
  };
  await Promise.all(
    sources
      .filter((source) => !isPlaced(source))
      .map((source) => lookUps.run(() => attempt(source.key, () => lookUp(source)))),
  );

  await encodeMissing(missing, async (picture, encode) => {
    await attempt(picture.source.key, async () => {
      let cached = await cache.read(picture.digest);
      if (!cached) {
        cached = await cache.write(picture.digest, await encode());
        encoded += cached.variants.length;
      }
      await place(picture.source, picture, cached);
    });
  });

  if (problems.length > 0) throw new PictureError(problems);
  if (!options.keepsOthers) await output.prune();
  placed?.save();
  const made = sources.flatMap(({ key }) => pictures.get(key) ?? []);
  const variants = made.flatMap((picture) => picture.variants);
  const summary = {
    sources: sources.length,
    drawn: fingerprints.drawn,
    encoded,
    quick,
    reused: variants.length - encoded,
    bytes: variants.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  return { pictures: made, summary };
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
