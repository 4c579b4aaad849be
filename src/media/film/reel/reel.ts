import { nearestPicture } from "#src/data/preload/nearest-picture";
import type { PreloadState } from "#src/data/preload/preload";

/** Where something round is in a picture: its middle and radius, as parts of width, height and width. */
export type Spot = readonly [x: number, y: number, radius: number];

/** The pictures of the film in one shape and one format. */
export interface Reel {
  /** Those of the frames, then others, in the order in which they are needed. */
  readonly names: readonly string[];
  /** How many of them are of frames, and how many frames each of these stands for. */
  readonly count: number;
  readonly every: number;
  readonly size: { readonly width: number; readonly height: number };
  /** The one of them that is seen before the film begins: the closed curtain in a spotlight. */
  readonly curtain: string;
  /** Where the hidden star is, by the frames that show it. */
  readonly star: ReadonlyMap<number, Spot>;
}

/** The picture of a frame, or once that will not come its nearest neighbour; undefined while it may come, null if none. */
export function pictureOf(
  { count, every }: Pick<Reel, "count" | "every">,
  { pictures, settled, total }: PreloadState<Blob>,
  frame: number,
): Blob | null | undefined {
  const place = Math.min(count, Math.ceil(frame / every)) - 1;
  const own = pictures[place];
  if (own || settled < total) return own;
  return nearestPicture(pictures.slice(0, count), place) ?? null;
}
