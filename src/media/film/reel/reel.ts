import { nearestPicture } from "#src/data/preload/nearest-picture";
import type { PreloadState } from "#src/data/preload/preload";

/** Circle in a picture: centre and radius, relative to width, height and width. */
export type Spot = readonly [x: number, y: number, radius: number];

/** The pictures of the film that a browser loads. */
export interface Reel {
  /** Frames, then other pictures, in order of need. */
  readonly names: readonly string[];
  /** Number of pictures of frames. */
  readonly framePictures: number;
  readonly framesPerPicture: number;
  readonly size: { readonly width: number; readonly height: number };
  /** The picture shown before the film: the closed curtain in a spotlight. */
  readonly curtain: string;
  readonly star: ReadonlyMap<number, Spot>;
}

/**
 * Picture of a frame, or its nearest neighbour if it failed; undefined while it may still load, null if there is none.
 */
export function pictureOf(
  { framePictures, framesPerPicture }: Pick<Reel, "framePictures" | "framesPerPicture">,
  { pictures, settled, total }: PreloadState<Blob>,
  frame: number,
): Blob | null | undefined {
  const index = Math.min(framePictures, Math.ceil(frame / framesPerPicture)) - 1;
  const picture = pictures[index];
  if (picture || settled < total) return picture;
  return nearestPicture(pictures.slice(0, framePictures), index) ?? null;
}
