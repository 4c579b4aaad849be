import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { KeyedCache, type Stage } from "../files/keyed-cache";
import { HASH_DIGITS } from "../text/hash-digits";
import type { CachedPicture, PictureCache } from "./cache";
import { isMissing, isUntouched, isWhole, linkOrCopy } from "./files";
import type { Picture, PictureFormat, PictureSource } from "./types";

/** Folder of the pictures, in the site's public folder and in addresses. */
export const FOLDER = "pictures";

/** Names of the stage's own files, which hold a digest; other files in the folder are left alone. */
const OWN = /-\d+\.[0-9a-f]+\.(?:avif|webp|jpg|png)$/;

/** True for a file of the site whose name identifies what the stage made it from: there is no other of its name. */
export const isPlaced = (path: string): boolean => path.startsWith(`${FOLDER}/`) && OWN.test(path);

/** A key as part of a file name: "units/fine-wide" is "units-fine-wide". */
export const fileStem = (key: string): string => key.replaceAll("/", "-");

interface PlacedPicture {
  /** Identifies all that it was made from; absent for an art file, which is read each time. */
  readonly madeOf?: string | undefined;
  readonly picture: Picture;
  readonly isQuick: boolean;
}

/** Pictures of the project at `root`, each a stage; in Gatsby's cache, so that they are cleared with it. */
export const placedFile = (root: string): string => join(root, ".cache/pictures.json");

/** Result of a picture's stage: the settings, and of each output its format, width and height. */
interface Placed {
  readonly isQuick: boolean;
  readonly sizes: readonly (readonly [PictureFormat, number, number])[];
}

/** The pictures that a run has placed. */
export const readPlaced = (publicDirectory: string, file: string): Picture[] =>
  new KeyedCache(publicDirectory, file).all.map(([key, stage]) => placedOf(key, stage).picture);

function placedOf(key: string, { inputs, outputs, result }: Stage): PlacedPicture {
  const { isQuick, sizes } = result as Placed;
  const variants = Object.entries(outputs).flatMap(([path, bytes], at) => {
    const [format, width, height] = sizes[at] ?? [];
    return format && width && height ? { format, width, height, path: `/${path}`, bytes } : [];
  });
  return { madeOf: inputs, isQuick, picture: { key, variants } };
}

function stageOf({ madeOf = "", isQuick, picture: { variants } }: PlacedPicture): Stage {
  const sizes = variants.map(({ format, width, height }) => [format, width, height] as const);
  return {
    inputs: madeOf,
    outputs: Object.fromEntries(variants.map(({ path, bytes }) => [path.slice(1), bytes])),
    result: { isQuick, sizes } satisfies Placed,
  };
}

/** Pictures in a site's public folder. Those intact since the last run are not looked up in the cache. */
export class PlacedPictures {
  readonly now = new Map<string, PlacedPicture>();
  readonly #publicDirectory: string;
  readonly #before: KeyedCache | undefined;
  #isSame = true;

  /** @param file stages of the last run */
  constructor(publicDirectory: string, file?: string) {
    this.#publicDirectory = publicDirectory;
    this.#before = file === undefined ? undefined : new KeyedCache(publicDirectory, file);
  }

  /** Reuses a key's picture if it was made from the same and its files are intact. */
  keep(key: string, madeOf: string | undefined): boolean {
    const stage = madeOf && this.#before?.whole(key, madeOf, isUntouched);
    if (stage) this.now.set(key, placedOf(key, stage));
    return Boolean(stage);
  }

  async place(
    { key, address }: PictureSource,
    digest: string,
    cached: CachedPicture,
    cache: PictureCache,
    facts: Omit<PlacedPicture, "picture">,
  ): Promise<void> {
    const variants = await Promise.all(
      cached.variants.map(async (variant) => {
        const { format, width, height, bytes } = variant;
        const name = `${fileStem(key)}-${width}.${digest.slice(0, HASH_DIGITS)}.${format}`;
        const path = address ?? `/${FOLDER}/${name}`;
        const target = join(this.#publicDirectory, path);
        // With a stable address, another picture may have as many bytes.
        if (address || !(await isWhole(target, variant))) {
          await linkOrCopy(cache.path(digest, variant), target);
        }
        return { format, width, height, path, bytes };
      }),
    );
    this.#isSame = false;
    this.now.set(key, { ...facts, picture: { key, variants } });
  }

  /** Removes the stage's files that belong to no picture of this run. */
  async prune(): Promise<void> {
    const folder = join(this.#publicDirectory, FOLDER);
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const variants = [...this.now.values()].flatMap(({ picture }) => picture.variants);
    const wanted = new Set(variants.map(({ path }) => basename(path)));
    const stale = names.filter((name) => OWN.test(name) && !wanted.has(name));
    await Promise.all(
      stale.map((name) => rm(join(folder, name), { recursive: true, force: true })),
    );
  }

  save(): void {
    if (this.#isSame && this.now.size === this.#before?.all.length) return;
    const now = [...this.now].map(([key, placed]) => [key, stageOf(placed)]);
    this.#before?.replace(Object.fromEntries(now));
  }
}
