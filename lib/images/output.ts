import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { CachedPicture, PictureCache } from "./cache";
import { isMissing, isWhole, linkOrCopy } from "./files";
import type { Picture } from "./types";

/** The folder of the pictures, in the site's public folder and in its addresses. */
export const FOLDER = "pictures";

/** The names of the stage's own files; what others put beside them is their affair. */
const OWN = /-\d+\.[0-9a-f]{8}\.(?:avif|webp|jpg|png)$/;

/** A key as a part of a file name: "units/fine-wide" is "units-fine-wide". */
export function fileStem(key: string): string {
  return key.replaceAll("/", "-");
}

/** The pictures in a site's public folder. */
export class PictureOutput {
  readonly #directory: string;
  readonly #wanted = new Set<string>();

  /** @param publicDirectory the site's public folder */
  constructor(publicDirectory: string) {
    this.#directory = join(publicDirectory, FOLDER);
  }

  /** Puts a cached picture's files in their places and gives the picture. */
  async place(
    key: string,
    digest: string,
    cached: CachedPicture,
    cache: PictureCache,
  ): Promise<Picture> {
    const variants = await Promise.all(
      cached.variants.map(async (variant) => {
        const { format, width, height, bytes } = variant;
        const name = `${fileStem(key)}-${width}.${digest.slice(0, 8)}.${format}`;
        const target = join(this.#directory, name);
        this.#wanted.add(name);
        if (!(await isWhole(target, variant))) {
          await linkOrCopy(cache.path(digest, variant), target);
        }
        return { format, width, height, path: `/${FOLDER}/${name}`, bytes };
      }),
    );
    return { key, variants };
  }

  /** Keeps a picture whose files are in their places already. */
  keep({ variants }: Picture): void {
    for (const { path } of variants) this.#wanted.add(basename(path));
  }

  /** Removes every file of the stage that was neither placed nor kept. */
  async prune(): Promise<void> {
    const names = await readdir(this.#directory).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const stale = names.filter((name) => OWN.test(name) && !this.#wanted.has(name));
    await Promise.all(
      stale.map((name) => rm(join(this.#directory, name), { recursive: true, force: true })),
    );
  }
}
