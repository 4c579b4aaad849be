import type { Inks } from "../../drawing/inks";
import type { Random } from "../../drawing/random";

/** What a backdrop is drawn on: a frame with a disc (halo) that the figure stands in. */
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

/** Whether a disc of `radius` at (x, y) stays clear of the halo. */
export function outsideHalo(stage: Stage, x: number, y: number, radius: number): boolean {
  return Math.hypot(x - stage.cx, y - stage.cy) > stage.r * 1.12 + radius;
}
