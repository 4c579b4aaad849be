import type { Depth, PieceShape } from "./jigsaw";

/** The four pieces of the picture, in the order of the tours: each has one knob and one hole. */
export const PIECES = {
  princess: { body: [0, 0, 0.5, 0.5], cuts: ["straight", "knob", "hole", "straight"] },
  gourmet: { body: [0.5, 0, 1, 0.5], cuts: ["straight", "straight", "knob", "hole"] },
  audience: { body: [0, 0.5, 0.5, 1], cuts: ["knob", "hole", "straight", "straight"] },
  gladiator: { body: [0.5, 0.5, 1, 1], cuts: ["hole", "straight", "straight", "knob"] },
} as const satisfies Record<string, PieceShape>;

/** Depths of the knobs in a picture of 16:9 and in one of 3:4. */
export const DEPTHS = {
  wide: [0.08, 0.1422],
  tall: [0.13, 0.0975],
} as const satisfies Record<string, Depth>;
