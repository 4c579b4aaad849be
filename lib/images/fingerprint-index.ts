import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "./digest";
import { isMissing, writeWhole } from "./files";
import type { Drawing } from "./types";

/**
 * Remembers in the cache which SVG each fingerprint drew. A fingerprint changes with every edit of the code
 * that draws; most drawings come out the same, and then nothing needs to be encoded.
 */
export class FingerprintIndex {
  readonly #directory: string;
  readonly #known = new Map<string, Promise<string>>();
  #drawn = 0;

  /** @param cacheDirectory the folder of the picture cache */
  constructor(cacheDirectory: string) {
    this.#directory = join(cacheDirectory, "fingerprints");
  }

  /** How many fingerprints were new, so that they were drawn. */
  get drawn(): number {
    return this.#drawn;
  }

  /** The SHA-256 of a drawing's SVG; it is drawn if its fingerprint is new. */
  svgDigest(drawing: Drawing): Promise<string> {
    const known = this.#known.get(drawing.fingerprint) ?? this.#lookUp(drawing);
    this.#known.set(drawing.fingerprint, known);
    return known;
  }

  async #lookUp({ fingerprint, draw }: Drawing): Promise<string> {
    const name = sha256(fingerprint);
    const path = join(this.#directory, name.slice(0, 2), name);
    const stored = await readFile(path, "utf8").catch((error: unknown) => {
      if (isMissing(error)) return "";
      throw error;
    });
    if (/^[0-9a-f]{64}$/.test(stored)) return stored;
    const digest = sha256(draw());
    this.#drawn += 1;
    await writeWhole(path, digest);
    return digest;
  }
}
