import { readFile } from "node:fs/promises";
import { sha256 } from "../text/sha256";
import { fileStem } from "./placed-pictures";
import { type Raster, rasterizeFile, rasterizeSvg } from "./raster";
import type { PictureCache } from "./cache";
import type { PictureSource } from "./types";

export interface Content {
  /** Digest: equal for equal bytes, from any source. */
  identity: string;
  rasterize: (scale?: number) => Promise<Raster>;
}

/**
 * Identifies a source's content without drawing it; undefined for a drawing never drawn before.
 * @throws Error with the file's path and a remedy if an art file cannot be read
 */
export async function identityOf(
  source: PictureSource,
  cache: PictureCache,
): Promise<string | undefined> {
  if (!source.drawing) return (await readArt(source)).identity;
  const digest = await cache.svgDigest(source.drawing.fingerprint);
  return digest && svgIdentity(digest);
}

/** Draws or reads a source once, for its identity and its pixels. @throws Error as `identityOf` does */
export async function loadContent(source: PictureSource, cache: PictureCache): Promise<Content> {
  const { drawing } = source;
  if (!drawing) return readArt(source);
  const svg = drawing.draw();
  const digest = sha256(svg);
  const known = await cache.svgDigest(drawing.fingerprint);
  if (known && known !== digest) throw new Error("its fingerprint does not always draw the same");
  if (!known) await cache.storeSvgDigest(drawing.fingerprint, digest);
  const rasterize = (scale?: number) => rasterizeSvg(svg, source, scale);
  return { identity: svgIdentity(digest), rasterize };
}

const svgIdentity = (digest: string): string => `svg ${digest}`;

async function readArt(source: PictureSource): Promise<Content> {
  const { file } = source;
  if (file === undefined) throw new Error("it has neither drawing nor file");
  const rethrow = ({ message }: Error): never => {
    const advice = "replace it with a PNG, JPEG, WebP or AVIF file, or remove it";
    throw new Error(`${file} can't be read (${message}): ${advice}`);
  };
  const bytes = await readFile(file).catch(rethrow);
  const rasterize = () => rasterizeFile(bytes, source).catch(rethrow);
  return { identity: `file ${sha256(bytes)}`, rasterize };
}

/** Problems of a list of sources: duplicate keys, and keys that would share file names. */
export function sourceProblems(sources: readonly PictureSource[]): string[] {
  const byAddress = new Map<string, string>();
  return sources.flatMap(({ key, address = fileStem(key) }) => {
    const other = byAddress.get(address);
    byAddress.set(address, key);
    if (other === undefined) return [];
    const problem =
      other === key ? "two sources have this key" : `its files have the names of "${other}"`;
    return [`picture "${key}": ${problem}`];
  });
}
