import type { FilmEasing } from "../../../../content/types";

/** Maps 0…1 to 0…1; may overshoot in between. */
type Curve = (share: number) => number;

const over = (share: number): number => {
  const pull = 1.9;
  const back = share - 1;
  return 1 + (pull + 1) * back ** 3 + pull * back ** 2;
};

/** Curves by name. `glide` is linear here: track.ts bends it by the keys around. */
const curves: Record<FilmEasing, Curve> = {
  linear: (share) => share,
  in: (share) => share ** 2.4,
  out: (share) => 1 - (1 - share) ** 2.4,
  inOut: (share) => share * share * (3 - 2 * share),
  over,
  glide: (share) => share,
  hold: (share) => (share < 1 ? 0 : 1),
};

/** Progress of a movement at `share` of its time; constant before and after. */
export function ease(easing: FilmEasing, share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  return curves[easing](share);
}

export const clamp = (share: number): number => Math.min(1, Math.max(0, share));

export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * share;
