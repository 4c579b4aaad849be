import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isUntouched } from "./files";
import type { Picture } from "./types";

/** A picture whose files are in the public folder. */
export interface PlacedPicture {
  /** Names all that it was made of. */
  readonly digest: string;
  readonly picture: Picture;
  /** Whether it has the quick settings. */
  readonly isQuick: boolean;
}

/** Where the pictures of the project at `root` are listed: in Gatsby's cache, so that it goes when the cache goes. */
export const placedFile = (root: string): string => join(root, ".cache/pictures.json");

/** The pictures of a list that were drawn; none where it cannot be read. */
export function readPlaced(file: string): PlacedPicture[] {
  try {
    const list: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/**
 * What the last run put into a public folder, so that what is still there need not be looked up in the cache.
 * A list that cannot be read counts as empty.
 */
export class PlacedPictures {
  readonly #file: string;
  readonly #publicDirectory: string;
  readonly #before: ReadonlyMap<string, PlacedPicture>;
  readonly #now: PlacedPicture[] = [];
  #isSame = true;

  /** @param file where the list is kept */
  constructor(file: string, publicDirectory: string) {
    this.#file = file;
    this.#publicDirectory = publicDirectory;
    this.#before = new Map(readPlaced(file).map((placed) => [placed.picture.key, placed]));
  }

  /** The picture of a key if it was made of the same and nobody has touched its files. */
  find(key: string, digest: string): PlacedPicture | undefined {
    const placed = this.#before.get(key);
    if (placed?.digest !== digest) return undefined;
    const isThere = placed.picture.variants.every(({ path, bytes }) =>
      isUntouched(join(this.#publicDirectory, path), bytes),
    );
    if (!isThere) return undefined;
    this.#now.push(placed);
    return placed;
  }

  /** Adds a picture that was placed in this run. */
  note(placed: PlacedPicture): void {
    this.#isSame = false;
    this.#now.push(placed);
  }

  /** Keeps the list of what this run found and placed. */
  save(): void {
    if (this.#isSame && this.#now.length === this.#before.size) return;
    writeFileSync(this.#file, JSON.stringify(this.#now));
  }
}
