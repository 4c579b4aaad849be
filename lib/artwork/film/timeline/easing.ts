import type { FilmEasing } from "../../../../content/types";

/** Goes from 0 to 1 while `share` does; may leave that range on the way. */
type Curve = (share: number) => number;

const over = (share: number): number => {
  const pull = 1.9;
  const back = share - 1;
  return 1 + (pull + 1) * back ** 3 + pull * back ** 2;
};

/** Curves by name. `glide` is a straight way here: it gets its bend from the keys around (track.ts). */
const curves: Record<FilmEasing, Curve> = {
  linear: (share) => share,
  in: (share) => share ** 2.4,
  out: (share) => 1 - (1 - share) ** 2.4,
  inOut: (share) => share * share * (3 - 2 * share),
  over,
  glide: (share) => share,
  hold: (share) => (share < 1 ? 0 : 1),
};

/** How far a movement is when `share` of its time is over; before and after it stands still. */
export function ease(easing: FilmEasing, share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  return curves[easing](share);
}

/** A number held between 0 and 1. */
export const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** The number at `share` of the way from one to another. */
export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * share;
