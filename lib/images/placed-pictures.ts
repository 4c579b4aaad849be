import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { KeyedCache, type Stage } from "../files/keyed-cache";
import { HASH_DIGITS } from "../text/hash-digits";
import type { CachedPicture, PictureCache } from "./cache";
import { isMissing, isUntouched, isIntact, linkOrCopy } from "./files";
import type { Picture, PictureFormat, PictureSource } from "./types";

/** Folder of the pictures, in the site's public folder and in addresses. */
export const FOLDER = "pictures";

/** Names of the stage's own files, which hold a digest; other files in the folder are left alone. */
const PICTURE_FILE = /-\d+\.[0-9a-f]+\.(?:avif|webp|jpg|png)$/;

/** True for a file that the stage placed: its name holds a digest, so a file of the same name is the same file. */
export const isPlaced = (path: string): boolean =>
  path.startsWith(`${FOLDER}/`) && PICTURE_FILE.test(path);

/** A key as part of a file name: "units/fine-wide" is "units-fine-wide". */
export const fileStem = (key: string): string => key.replaceAll("/", "-");

interface PlacedPicture {
  /** Identifies all that it was made from; absent for an art file, which is read each time. */
  readonly inputs?: string | undefined;
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

export const readPlaced = (publicDirectory: string, file: string): Picture[] =>
  new KeyedCache(publicDirectory, file).all.map(([key, stage]) => placedOf(key, stage).picture);

function placedOf(key: string, { inputs, outputs, result }: Stage): PlacedPicture {
  const { isQuick, sizes } = result as Placed;
  const variants = Object.entries(outputs).flatMap(([path, bytes], at) => {
    const [format, width, height] = sizes[at] ?? [];
    return format && width && height ? { format, width, height, path: `/${path}`, bytes } : [];
  });
  return { inputs, isQuick, picture: { key, variants } };
}

function stageOf({ inputs = "", isQuick, picture: { variants } }: PlacedPicture): Stage {
  const sizes = variants.map(({ format, width, height }) => [format, width, height] as const);
  return {
    inputs,
    outputs: Object.fromEntries(variants.map(({ path, bytes }) => [path.slice(1), bytes])),
    result: { isQuick, sizes } satisfies Placed,
  };
}

/** Pictures in a site's public folder. Those intact since the last run are not looked up in the cache. */
export class PlacedPictures {
  readonly current = new Map<string, PlacedPicture>();
  readonly #publicDirectory: string;
  readonly #lastRun: KeyedCache | undefined;
  #isSame = true;

  /** @param file stages of the last run */
  constructor(publicDirectory: string, file?: string) {
    this.#publicDirectory = publicDirectory;
    this.#lastRun = file === undefined ? undefined : new KeyedCache(publicDirectory, file);
  }

  /** Reuses a key's picture if it was made from the same and its files are intact. */
  reuse(key: string, inputs: string | undefined): boolean {
    const stage = inputs && this.#lastRun?.intactStage(key, inputs, isUntouched);
    if (stage) this.current.set(key, placedOf(key, stage));
    return Boolean(stage);
  }

  async place(
    { key, address }: PictureSource,
    digest: string,
    cached: CachedPicture,
    cache: PictureCache,
    details: Omit<PlacedPicture, "picture">,
  ): Promise<void> {
    const variants = await Promise.all(
      cached.variants.map(async (variant) => {
        const { format, width, height, bytes } = variant;
        const name = `${fileStem(key)}-${width}.${digest.slice(0, HASH_DIGITS)}.${format}`;
        const path = address ?? `/${FOLDER}/${name}`;
        const target = join(this.#publicDirectory, path);
        // With a stable address, another picture may have as many bytes.
        if (address || !(await isIntact(target, variant))) {
          await linkOrCopy(cache.path(digest, variant), target);
        }
        return { format, width, height, path, bytes };
      }),
    );
    this.#isSame = false;
    this.current.set(key, { ...details, picture: { key, variants } });
  }

  /** Removes the stage's files that belong to no picture of this run. */
  async prune(): Promise<void> {
    const folder = join(this.#publicDirectory, FOLDER);
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const variants = [...this.current.values()].flatMap(({ picture }) => picture.variants);
    const wanted = new Set(variants.map(({ path }) => basename(path)));
    const stale = names.filter((name) => PICTURE_FILE.test(name) && !wanted.has(name));
    await Promise.all(
      stale.map((name) => rm(join(folder, name), { recursive: true, force: true })),
    );
  }

  save(): void {
    if (this.#isSame && this.current.size === this.#lastRun?.all.length) return;
    const current = [...this.current].map(([key, placed]) => [key, stageOf(placed)]);
    this.#lastRun?.replace(Object.fromEntries(current));
  }
}
