import type { FilmMove } from "../../../../content/types";
import { clamp } from "../timeline/easing";

export interface Motion {
  y: number;
  turn: number;
  stretch: number;
}

const DEFAULT_SIZE = 60;
/** Delay of each rank after the one before, in frames. */
const DELAY = 0.35;

/** All movements combined, for a figure in a rank. */
export function motionAt(
  moves: readonly FilmMove[],
  frame: number,
  rank: number,
  index: number,
): Motion {
  const still: Motion = { y: 0, turn: 0, stretch: 1 };
  return moves.reduce((sum, move) => {
    const share = (frame - move.frame - (rank - 1) * DELAY) / move.length;
    if (share <= 0 || share >= 1) return sum;
    const one = motion(move, share, index);
    return { y: sum.y + one.y, turn: sum.turn + one.turn, stretch: sum.stretch * one.stretch };
  }, still);
}

function motion({ kind, size = DEFAULT_SIZE }: FilmMove, share: number, index: number): Motion {
  const arc = Math.sin(Math.PI * share);
  const side = index % 2 ? 1 : -1;
  switch (kind) {
    case "jump": {
      // Down into the knees, up, and down again with a small bend.
      const crouch =
        Math.sin(Math.PI * clamp(share / 0.18)) + Math.sin(Math.PI * clamp((share - 0.84) / 0.16));
      const air = Math.sin(Math.PI * clamp((share - 0.14) / 0.72));
      return {
        y: crouch * size * 0.2 - air * size,
        turn: side * air * 6,
        stretch: 1 + air * 0.07 - crouch * 0.07,
      };
    }
    case "bow": {
      const bent = Math.min(1, arc * 1.5);
      return { y: bent * size * 0.5, turn: side * bent * 2, stretch: 1 - bent * 0.09 };
    }
    case "swing":
      return { y: 0, turn: Math.sin(Math.PI * 4 * share) * size * 0.12, stretch: 1 };
  }
}
