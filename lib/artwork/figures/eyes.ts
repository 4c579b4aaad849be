import { place } from "../drawing/svg";
import type { Slots } from "../illustration/illustration";
import { part } from "./part";
import type { FigureLook } from "./parts";

/** Offsets of the irises, to the right and down. */
const GAZES = {
  ahead: [0, 0],
  aside: [-27, 3],
  up: [4, -17],
  down: [-2, 17],
} as const satisfies Record<NonNullable<FigureLook["gaze"]>, readonly [number, number]>;

const IRIS = /(<g id="(?:left|right)-iris"[^>]*>)([^]*?)(<\/g>)/g;

export function eyes({ parts, eyes: look, gaze = "ahead" }: FigureLook, slots: Slots): string {
  const [x, y] = GAZES[gaze];
  const moved = (markup: string) => (markup && (x || y) ? place(markup, x, y) : markup);
  // The opening clips the iris, so its content moves and not the group.
  const text =
    x || y
      ? parts.eyes.replace(IRIS, `$1<g transform="translate(${x} ${y})">$2</g>$3`)
      : parts.eyes;
  return (
    part(text, slots, "eyes") +
    moved(part(parts.eyes, slots, look.star ? "stars" : "lights")) +
    part(parts.eyes, slots, "lashes")
  );
}
