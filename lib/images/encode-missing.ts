import { availableParallelism } from "node:os";
import sharp from "sharp";
import { encodePicture, type EncodedVariant } from "./encode";
import { Pool } from "./pool";
import type { Profile } from "./profiles";
import type { Raster } from "./raster";
import type { LoadedSource } from "./sources";

/** A source whose files the cache does not have. */
export interface MissingPicture extends LoadedSource {
  digest: string;
  /** The settings that it gets. */
  profile: Profile;
}

/**
 * Goes through missing pictures with all cores busy. Pictures of one drawing follow each other and
 * share its pixels; `make` gets each with a function that encodes it.
 *
 * One thread for each of sharp's operations and as many operations as cores: they never wait for
 * each other. One drawing more than cores is under way, so that there is always work left when one
 * ends, and the largest come first, so that all cores end at about the same time.
 */
export async function encodeMissing(
  missing: readonly MissingPicture[],
  make: (picture: MissingPicture, encode: () => Promise<EncodedVariant[]>) => Promise<void>,
): Promise<void> {
  const cores = availableParallelism();
  const operations = new Pool(cores);
  const drawings = new Pool(cores + 1);
  const groups = new Map<string, MissingPicture[]>();
  for (const picture of missing) {
    groups.set(picture.rasterKey, [...(groups.get(picture.rasterKey) ?? []), picture]);
  }
  const inOrder = [...groups.values()].sort((a, b) => work(b) - work(a));
  const encodeGroup = async (group: readonly MissingPicture[]) => {
    let pixels: Promise<Raster> | undefined;
    for (const picture of group) {
      const { source, profile, rasterize } = picture;
      await make(picture, async () => {
        pixels ??= operations.run(() => rasterize(profile.rasterScale));
        return encodePicture(await pixels, source, profile, operations);
      });
    }
  };
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(inOrder.map((group) => drawings.run(() => encodeGroup(group))));
  } finally {
    sharp.concurrency(threads);
  }
}

/** How much there is to encode: pixels, for comparing. */
function work(group: readonly MissingPicture[]): number {
  const pixels = group.flatMap(({ source, profile }) => {
    const { width, height } = source.region ?? { width: 1, height: 1 };
    const shape = (source.height * height) / (source.width * width);
    const { widths } = profile.avif ?? profile.jpg ?? { widths: [] };
    return widths.map((one) => one * one * shape);
  });
  return pixels.reduce((sum, one) => sum + one, 0);
}
