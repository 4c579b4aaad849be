import type { Stage } from "./stage";
import { element, round } from "../../drawing/svg";

/** Area for dots; their spacing depends on `r`. */
type Sheet = Pick<Stage, "height" | "r" | "width">;

/** The side with the largest dots. */
export type HalftoneSide = "bottom" | "left" | "right" | "top";

/**
 * A halftone: rows of dots that shrink away from `side`, reaching `depth` (a fraction of the frame) into it. Each row
 * is one path of zero-length strokes with round ends, which is short.
 */
export function halftone(stage: Sheet, side: HalftoneSide, depth: number, color: string): string {
  const step = Math.max(26, stage.r * 0.075);
  const isHorizontal = side === "bottom" || side === "top";
  const along = isHorizontal ? stage.width : stage.height;
  const across = (isHorizontal ? stage.height : stage.width) * depth;
  const rows = Math.ceil(across / (step * 0.5));
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const size = step * 0.92 * (1 - row / rows) ** 0.9;
    if (size < 2) break;
    const away = row * step * 0.5;
    const start = row % 2 ? step / 2 : 0;
    const count = Math.ceil((along - start) / step);
    const [x, y] = dotAt(stage, side, away, start);
    const hop = isHorizontal ? `m${round(step)} 0h0` : `m0 ${round(step)}h0`;
    const d = `M${round(x)} ${round(y)}h0${hop.repeat(count)}`;
    lines.push(element("path", { d, "stroke-width": size }));
  }
  return element("g", { fill: "none", stroke: color, "stroke-linecap": "round" }, lines.join(""));
}

function dotAt(stage: Sheet, side: HalftoneSide, away: number, along: number): [number, number] {
  if (side === "bottom") return [along, stage.height - away];
  if (side === "top") return [along, away];
  return [side === "left" ? away : stage.width - away, along];
}
