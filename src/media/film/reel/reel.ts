import { nearestPicture } from "#src/data/preload/nearest-picture";
import type { PreloadState } from "#src/data/preload/preload";

/** Where something round is in a picture: its middle and radius, as parts of width, height and width. */
export type Spot = readonly [x: number, y: number, radius: number];

/** The pictures of the film in one shape and one format. */
export interface Reel {
  readonly frames: readonly string[];
  readonly others: readonly string[];
  /** The one of them that is seen before the film begins: the closed curtain in a spotlight. */
  readonly curtain: string;
  /** Where the hidden star is, by the frames that show it. */
  readonly star: ReadonlyMap<number, Spot>;
}

/** Of how many frames one is loaded for those who save data. */
const SPARING = 5;

export interface Load {
  /** In the order in which it is needed. */
  readonly names: readonly string[];
  /** How many frames a picture stands for. */
  readonly every: number;
  readonly frames: number;
}

/** Everything, or for those who save data every fifth frame, the last among them. */
export function loadOf({ frames, others }: Reel, savesData: boolean): Load {
  const every = savesData ? SPARING : 1;
  const wanted = frames.filter((_, place) => (place + 1) % every === 0);
  return { names: [...wanted, ...others], every, frames: frames.length };
}

/** The picture of a frame, or once that will not come its nearest neighbour; undefined while it may come, null if none. */
export function pictureOf(
  { every, frames }: Load,
  { pictures, settled, total }: PreloadState<Blob>,
  frame: number,
): Blob | null | undefined {
  const count = Math.floor(frames / every);
  const place = Math.min(count, Math.ceil(frame / every)) - 1;
  const own = pictures[place];
  if (own || settled < total) return own;
  return nearestPicture(pictures.slice(0, count), place) ?? null;
}
