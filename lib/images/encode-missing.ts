import { availableParallelism } from "node:os";
import sharp from "sharp";
import { encodePicture, type EncodedVariant } from "./encode";
import { Pool } from "./pool";
import { type Profile, profiles } from "./profiles";
import type { Raster } from "./raster";
import type { Content } from "./sources";
import type { PictureSource } from "./types";

export interface MissingPicture {
  source: PictureSource;
  /** Draws or reads it, once for all pictures of one drawing. */
  content: () => Promise<Content>;
  encode: (profile: Profile) => Promise<EncodedVariant[]>;
}

/**
 * Encodes pictures on all cores. Pictures of one drawing are encoded one after another and share its pixels. sharp gets
 * one thread for each operation and as many operations as cores. One drawing more than cores is in progress, so that
 * work is left when one ends; the largest come first, so that all cores end at about the same time.
 */
export async function encodeMissing(
  missing: readonly PictureSource[],
  load: (source: PictureSource) => Promise<Content>,
  encodeAndStore: (picture: MissingPicture) => Promise<void>,
): Promise<void> {
  const cores = availableParallelism();
  const operations = new Pool(cores);
  const drawings = new Pool(cores + 1);
  const groups = new Map<string, PictureSource[]>();
  for (const source of missing) {
    const drawing = drawingKey(source);
    groups.set(drawing, [...(groups.get(drawing) ?? []), source]);
  }
  const inOrder = [...groups.values()].toSorted((a, b) => workload(b) - workload(a));
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
      await encodeAndStore({ source, content, encode });
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

const drawingKey = ({ drawing, file, width, height }: PictureSource): string =>
  `${drawing?.fingerprint ?? file} ${width}×${height}`;

/** Amount of encoding in pixels, for comparing. */
function workload(group: readonly PictureSource[]): number {
  const pixels = group.flatMap((source) => {
    const { avif, jpg }: Profile = profiles[source.profile];
    const { width, height } = source.region ?? { width: 1, height: 1 };
    const shape = (source.height * height) / (source.width * width);
    return (avif ?? jpg)?.widths.map((one) => one * one * shape) ?? [];
  });
  return pixels.reduce((sum, one) => sum + one, 0);
}
