import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { readFile } from "node:fs/promises";
import { sha256 } from "../text/sha256";
import type { EncodedVariant } from "./encode";
import { type ExpectedFile, isMissing, isIntact, writeWithFixedMtime } from "./files";
import type { PictureFormat } from "./types";

interface CachedVariant extends ExpectedFile {
  format: PictureFormat;
  width: number;
  height: number;
}

export interface CachedPicture {
  variants: CachedVariant[];
}

/**
 * Folder of the encoded pictures, outside of any checkout: `pictures` in `$ENCORE_CACHE`, else in
 * `$XDG_CACHE_HOME/encore`, else in `~/.cache/encore`.
 */
export function defaultCacheDirectory(env: NodeJS.ProcessEnv = process.env): string {
  // Empty counts as unset, as in the XDG base directory specification.
  const base = env.ENCORE_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "encore");
  return join(base, "pictures");
}

/**
 * Encoded pictures by digest. Files are replaced in one step and the manifest is written last, so that builds may share
 * a folder. Missing and damaged files count as absent.
 */
export class PictureCache {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async read(digest: string): Promise<CachedPicture | undefined> {
    const manifest = this.#readManifest(digest);
    if (!manifest?.variants?.length) return undefined;
    const areIntact = await Promise.all(
      manifest.variants.map((variant) => isIntact(this.path(digest, variant), variant)),
    );
    return areIntact.every(Boolean) ? manifest : undefined;
  }

  /** Stores a picture and returns its manifest. */
  async write(digest: string, variants: readonly EncodedVariant[]): Promise<CachedPicture> {
    await Promise.all(
      variants.map((variant) => writeWithFixedMtime(this.path(digest, variant), variant.data)),
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
    await writeWithFixedMtime(this.#manifestPath(digest), JSON.stringify(manifest));
    return manifest;
  }

  path(digest: string, { width, format }: Pick<CachedVariant, "width" | "format">): string {
    return join(this.#directory, digest.slice(0, 2), `${digest}-${width}.${format}`);
  }

  /**
   * SHA-256 of the SVG drawn for a fingerprint; undefined if new. The fingerprint changes with any edit of the drawing
   * code, but most drawings come out the same and need no encoding.
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

  /** Stores the result of {@link svgDigest} for a fingerprint. */
  async storeSvgDigest(fingerprint: string, digest: string): Promise<void> {
    await writeWithFixedMtime(this.#fingerprintPath(fingerprint), digest);
  }

  #fingerprintPath(fingerprint: string): string {
    const name = sha256(fingerprint);
    return join(this.#directory, "fingerprints", name.slice(0, 2), name);
  }

  #manifestPath(digest: string): string {
    return join(this.#directory, digest.slice(0, 2), `${digest}.json`);
  }

  #readManifest(digest: string): CachedPicture | undefined {
    try {
      return JSON.parse(readFileSync(this.#manifestPath(digest), "utf8")) as CachedPicture;
    } catch (error) {
      if (isMissing(error) || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}
