import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { writeWhole } from "../files/write-whole";
import { HASH_DIGITS } from "../text/hash-digits";
import type { CachedPicture, PictureCache } from "./cache";
import { isMissing, isUntouched, isWhole, linkOrCopy } from "./files";
import type { Picture, PictureSource } from "./types";

/** The folder of the pictures, in the site's public folder and in its addresses. */
export const FOLDER = "pictures";

/** The names of the stage's own files; what others put beside them is their affair. */
const OWN = /-\d+\.[0-9a-f]+\.(?:avif|webp|jpg|png)$/;

/** A key as a part of a file name: "units/fine-wide" is "units-fine-wide". */
export const fileStem = (key: string): string => key.replaceAll("/", "-");

/** A picture whose files are in the public folder. */
export interface PlacedPicture {
  /** Names all that it was made of; absent for a file of art, which has to be read each time. */
  readonly madeOf?: string | undefined;
  readonly picture: Picture;
  /** Whether it has the quick settings. */
  readonly isQuick: boolean;
}

/** Where the pictures of the project at `root` are listed: in Gatsby's cache, so that it goes when the cache goes. */
export const placedFile = (root: string): string => join(root, ".cache/pictures.json");

/** The pictures of a list; none where it cannot be read. */
export function readPlaced(file: string): PlacedPicture[] {
  try {
    const list: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The pictures in a site's public folder. What is there as the last run left it need not be looked up in the cache. */
export class PlacedPictures {
  /** Those of this run, by their keys. */
  readonly now = new Map<string, PlacedPicture>();
  readonly #publicDirectory: string;
  readonly #file: string | undefined;
  readonly #before: ReadonlyMap<string, PlacedPicture>;
  #isSame = true;

  /** @param file where they are listed from run to run */
  constructor(publicDirectory: string, file?: string) {
    this.#publicDirectory = publicDirectory;
    this.#file = file;
    const before = file === undefined ? [] : readPlaced(file);
    this.#before = new Map(before.map((placed) => [placed.picture.key, placed]));
  }

  /** Takes over the picture of a key if it was made of the same and nobody has touched its files. */
  keep(key: string, madeOf: string | undefined): boolean {
    const placed = this.#before.get(key);
    if (!placed || madeOf === undefined || placed.madeOf !== madeOf) return false;
    const isThere = placed.picture.variants.every(({ path, bytes }) =>
      isUntouched(join(this.#publicDirectory, path), bytes),
    );
    if (isThere) this.now.set(key, placed);
    return isThere;
  }

  /** Puts a cached picture's files in their places. */
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
        // Where the address stays, another picture may have as many bytes.
        if (address || !(await isWhole(target, variant))) {
          await linkOrCopy(cache.path(digest, variant), target);
        }
        return { format, width, height, path, bytes };
      }),
    );
    this.#isSame = false;
    this.now.set(key, { ...facts, picture: { key, variants } });
  }

  /** Removes every file of the stage that is of no picture of this run. */
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

  /** Lists the pictures of this run for the next one. */
  save(): void {
    if (this.#file === undefined || (this.#isSame && this.now.size === this.#before.size)) return;
    writeWhole(this.#file, JSON.stringify([...this.now.values()]));
  }
}
