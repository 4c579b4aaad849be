import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { writeWhole } from "../files/write-whole";
import { HASH_DIGITS } from "../text/hash-digits";
import type { CachedPicture, PictureCache } from "./cache";
import { isMissing, isUntouched, isWhole, linkOrCopy } from "./files";
import type { Picture, PictureSource } from "./types";

/** Folder of the pictures, in the site's public folder and in addresses. */
export const FOLDER = "pictures";

/** Names of the stage's own files, which hold a digest; other files in the folder are left alone. */
const OWN = /-\d+\.[0-9a-f]+\.(?:avif|webp|jpg|png)$/;

/** True for a file of the site whose name identifies what the stage made it from: there is no other of its name. */
export const isPlaced = (path: string): boolean => path.startsWith(`${FOLDER}/`) && OWN.test(path);

/** A key as part of a file name: "units/fine-wide" is "units-fine-wide". */
export const fileStem = (key: string): string => key.replaceAll("/", "-");

export interface PlacedPicture {
  /** Identifies all that it was made from; absent for an art file, which is read each time. */
  readonly madeOf?: string | undefined;
  readonly picture: Picture;
  readonly isQuick: boolean;
}

/** List of the pictures of the project at `root`; in Gatsby's cache, so that it is cleared with it. */
export const placedFile = (root: string): string => join(root, ".cache/pictures.json");

/** Reads a list; empty if it cannot be read. */
export function readPlaced(file: string): PlacedPicture[] {
  try {
    const list: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Pictures in a site's public folder. Those intact since the last run are not looked up in the cache. */
export class PlacedPictures {
  readonly now = new Map<string, PlacedPicture>();
  readonly #publicDirectory: string;
  readonly #file: string | undefined;
  readonly #before: ReadonlyMap<string, PlacedPicture>;
  #isSame = true;

  /** @param file list from the last run */
  constructor(publicDirectory: string, file?: string) {
    this.#publicDirectory = publicDirectory;
    this.#file = file;
    const before = file === undefined ? [] : readPlaced(file);
    this.#before = new Map(before.map((placed) => [placed.picture.key, placed]));
  }

  /** Reuses a key's picture if it was made from the same and its files are intact. */
  keep(key: string, madeOf: string | undefined): boolean {
    const placed = this.#before.get(key);
    if (!placed || madeOf === undefined || placed.madeOf !== madeOf) return false;
    const isThere = placed.picture.variants.every(({ path, bytes }) =>
      isUntouched(join(this.#publicDirectory, path), bytes),
    );
    if (isThere) this.now.set(key, placed);
    return isThere;
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
    if (this.#file === undefined || (this.#isSame && this.now.size === this.#before.size)) return;
    writeWhole(this.#file, JSON.stringify([...this.now.values()]));
  }
}
