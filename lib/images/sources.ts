import { readFile } from "node:fs/promises";
import { sha256 } from "../text/sha256";
import { fileStem } from "./placed-pictures";
import { type Raster, rasterizeFile, rasterizeSvg } from "./raster";
import type { PictureCache } from "./cache";
import type { PictureSource } from "./types";

/** A source whose content is known by name, and how to get its pixels. */
export interface LoadedSource {
  source: PictureSource;
  /** Names the content: equal for equal bytes, wherever they come from. */
  identity: string;
  /** Sources with the same raster key share their pixels. */
  rasterKey: string;
  rasterize: (scale?: number) => Promise<Raster>;
}

/**
 * Finds out what a source holds: its bytes are read and named, but nothing is rasterised.
 * @throws Error with the file's path and what to do if an art file can't be read
 */
export async function loadSource(
  source: PictureSource,
  cache: PictureCache,
): Promise<LoadedSource> {
  const { drawing, file } = source;
  const loaded = (identity: string, rasterize: LoadedSource["rasterize"]): LoadedSource => ({
    source,
    identity,
    rasterKey: `${identity} ${source.width}×${source.height}`,
    rasterize,
  });
  if (drawing) {
    const digest = await cache.svgDigest(drawing);
    return loaded(`svg ${digest}`, async (scale) => {
      const drawn = drawing.draw();
      if (sha256(drawn) !== digest)
        throw new Error("its fingerprint does not always draw the same");
      return rasterizeSvg(drawn, source, scale);
    });
  }
  if (file === undefined) throw new Error("it has neither drawing nor file");
  const advice = "replace it with a PNG, JPEG, WebP or AVIF file, or remove it";
  const explain = (error: Error): never => {
    throw new Error(`${file} can't be read (${error.message}): ${advice}`);
  };
  const read = async () => {
    const bytes = await readFile(file);
    return { bytes, digest: sha256(bytes) };
  };
  // Read a second time for its pixels: all art of a cold build would not fit into memory.
  const { digest } = await read().catch(explain);
  const rasterize = async () => {
    const again = await read();
    if (again.digest !== digest) throw new Error("it changed in the meantime");
    return rasterizeFile(again.bytes, source);
  };
  return loaded(`file ${digest}`, () => rasterize().catch(explain));
}

/** What is wrong with a list of sources before any is read: keys that are twice or that would share file names. */
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
