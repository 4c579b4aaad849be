import type { Inks } from "../../drawing/inks";
import type { Random } from "../../drawing/random";

/** What a backdrop or a motif is drawn on: a frame with a disc (halo) that the figure stands in. */
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

/** A motif of a unit, drawn over the sunburst and behind the halo. */
export type Motif = (stage: Stage) => string;

/** Width of the ink outline of motif shapes for a halo of the stage's size. */
export function lineWidth(stage: Stage): number {
  return Math.max(6, stage.r * 0.024);
}

/** Whether a disc of `radius` at (x, y) stays clear of the halo. */
export function outsideHalo(stage: Stage, x: number, y: number, radius: number): boolean {
  return Math.hypot(x - stage.cx, y - stage.cy) > stage.r * 1.12 + radius;
}

/**
 * Up to `count` places outside the halo, at least `gap` apart, in the part of the frame above
 * `floor` (a share of the height).
 */
export function places(stage: Stage, count: number, gap: number, floor = 0.68): [number, number][] {
  const found: [number, number][] = [];
  for (let attempt = 0; attempt < count * 30 && found.length < count; attempt++) {
    const x = stage.random.between(0.02, 0.98) * stage.width;
    const y = stage.random.between(0.02, floor) * stage.height;
    const free = found.every(([px, py]) => Math.hypot(px - x, py - y) >= gap);
    if (free && outsideHalo(stage, x, y, gap * 0.35)) found.push([x, y]);
  }
  return found;
}
