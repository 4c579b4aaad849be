import type { Inks } from "../../../drawing/inks";

/** Where a travel poster's title stands. */
export type TitlePlace = "foot" | "sky" | "spine";

/** A landscape of a travel poster. */
export interface Scenery {
  /** Colours besides those of the trip. */
  spots: readonly [string, ...string[]];
  title: TitlePlace;
  /** The landscape on the whole sheet (kit/canvas.ts). */
  draw(inks: Inks): string;
}
