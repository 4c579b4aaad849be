import { availableParallelism } from "node:os";
import sharp from "sharp";
import { encodePicture, type EncodedVariant } from "./encode";
import { Pool } from "./pool";
import { type Profile, profiles } from "./profiles";
import type { Raster } from "./raster";
import type { Content } from "./sources";
import type { PictureSource } from "./types";

/** A picture whose files are to be made. */
export interface MissingPicture {
  source: PictureSource;
  /** Draws or reads it, once for all pictures of one drawing. */
  content: () => Promise<Content>;
  encode: (profile: Profile) => Promise<EncodedVariant[]>;
}

/**
 * Goes through missing pictures with all cores busy. Pictures of one drawing follow each other: it is drawn once
 * for all of them, and they share its pixels.
 *
 * One thread for each of sharp's operations and as many operations as cores: they never wait for
 * each other. One drawing more than cores is under way, so that there is always work left when one
 * ends, and the largest come first, so that all cores end at about the same time.
 */
export async function encodeMissing(
  missing: readonly PictureSource[],
  load: (source: PictureSource) => Promise<Content>,
  make: (picture: MissingPicture) => Promise<void>,
): Promise<void> {
  const cores = availableParallelism();
  const operations = new Pool(cores);
  const drawings = new Pool(cores + 1);
  const groups = new Map<string, PictureSource[]>();
  for (const source of missing) {
    const drawing = drawnFrom(source);
    groups.set(drawing, [...(groups.get(drawing) ?? []), source]);
  }
  const inOrder = [...groups.values()].toSorted((a, b) => work(b) - work(a));
  const encodeGroup = async (group: readonly PictureSource[]) => {
    let loaded: Promise<Content> | undefined;
    let pixels: Promise<Raster> | undefined;
    for (const source of group) {
      const content = () => (loaded ??= load(source));
      const encode = async (profile: Profile) => {
        const { rasterize } = await content();
        pixels ??= operations.run(() => rasterize(profile.rasterScale));
        return encodePicture(await pixels, source, profile, operations);
      };
      await make({ source, content, encode });
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

/** Names the drawing or the file of a source, at its size. */
const drawnFrom = ({ drawing, file, width, height }: PictureSource): string =>
  `${drawing?.fingerprint ?? file} ${width}×${height}`;

/** How much there is to encode: pixels, for comparing. */
function work(group: readonly PictureSource[]): number {
  const pixels = group.flatMap((source) => {
    const { avif, jpg }: Profile = profiles[source.profile];
    const { width, height } = source.region ?? { width: 1, height: 1 };
    const shape = (source.height * height) / (source.width * width);
    return (avif ?? jpg)?.widths.map((one) => one * one * shape) ?? [];
  });
  return pixels.reduce((sum, one) => sum + one, 0);
}
