import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { readFile } from "node:fs/promises";
import { sha256 } from "../text/sha256";
import type { EncodedVariant } from "./encode";
import { type Expected, isMissing, isWhole, writeStamped } from "./files";
import type { PictureFormat } from "./types";

/** One file of an entry, as its manifest describes it. */
interface CachedVariant extends Expected {
  format: PictureFormat;
  width: number;
  height: number;
}

/** The manifest of a picture in the cache. */
export interface CachedPicture {
  variants: CachedVariant[];
}

/**
 * Where encoded pictures are kept between builds, outside of any checkout: `$ENCORE_CACHE`, else
 * `$XDG_CACHE_HOME/encore`, else `~/.cache/encore`; in it the folder "pictures".
 */
export function defaultCacheDirectory(env: NodeJS.ProcessEnv = process.env): string {
  // Empty counts as unset, as the XDG base directory specification has it.
  const base = env.ENCORE_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "encore");
  return join(base, "pictures");
}

/**
 * Encoded pictures by digest. Each file is replaced in one step and the manifest comes last, so any
 * number of builds may share a folder; whatever is missing or damaged counts as not there.
 */
export class PictureCache {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The manifest of a picture if all its files are whole. */
  async read(digest: string): Promise<CachedPicture | undefined> {
    const manifest = this.#manifest(digest);
    if (!manifest?.variants?.length) return undefined;
    const whole = await Promise.all(
      manifest.variants.map((variant) => isWhole(this.path(digest, variant), variant)),
    );
    return whole.every(Boolean) ? manifest : undefined;
  }

  /** Keeps a picture and gives its manifest. */
  async write(digest: string, variants: readonly EncodedVariant[]): Promise<CachedPicture> {
    await Promise.all(
      variants.map((variant) => writeStamped(this.path(digest, variant), variant.data)),
    );
    const manifest = {
      variants: variants.map(({ format, width, height, data }) => ({
        format,
        width,
        height,
        bytes: data.length,
        sha256: sha256(data),
      })),
    };
    await writeStamped(this.#manifestPath(digest), JSON.stringify(manifest));
    return manifest;
  }

  /** Where a file of a picture lies. */
  path(digest: string, { width, format }: Pick<CachedVariant, "width" | "format">): string {
    return join(this.#directory, digest.slice(0, 2), `${digest}-${width}.${format}`);
  }

  /**
   * The SHA-256 of the SVG that a fingerprint drew; undefined if it is new. A fingerprint changes with every edit of
   * the code that draws; most drawings come out the same, and then nothing needs to be encoded.
   */
  async svgDigest(fingerprint: string): Promise<string | undefined> {
    const stored = await readFile(this.#fingerprintPath(fingerprint), "utf8").catch(
      (error: unknown) => {
        if (isMissing(error)) return "";
        throw error;
      },
    );
    return /^[0-9a-f]{64}$/.test(stored) ? stored : undefined;
  }

  /** Keeps what {@link svgDigest} gives for a fingerprint. */
  async keepSvgDigest(fingerprint: string, digest: string): Promise<void> {
    await writeStamped(this.#fingerprintPath(fingerprint), digest);
  }

  #fingerprintPath(fingerprint: string): string {
    const name = sha256(fingerprint);
    return join(this.#directory, "fingerprints", name.slice(0, 2), name);
  }

  #manifestPath(digest: string): string {
    return join(this.#directory, digest.slice(0, 2), `${digest}.json`);
  }

  #manifest(digest: string): CachedPicture | undefined {
    try {
      return JSON.parse(readFileSync(this.#manifestPath(digest), "utf8")) as CachedPicture;
    } catch (error) {
      if (isMissing(error) || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}
