import type { Inks } from "../../drawing/inks";
import type { Random } from "../../drawing/random";

/** Size of a backdrop, the disc (halo) behind its figure, its colours and random numbers. */
export interface Stage {
  width: number;
  height: number;
  /** Centre and radius of the halo. */
  cx: number;
  cy: number;
  r: number;
  inks: Inks;
  random: Random;
}

/** True if a disc of `radius` at (x, y) is clear of the halo. */
export function outsideHalo(stage: Stage, x: number, y: number, radius: number): boolean {
  return Math.hypot(x - stage.cx, y - stage.cy) > stage.r * 1.12 + radius;
}
