import type { HalftoneSide } from "../../backdrop/halftone";
import { halftone } from "../../backdrop/halftone";
import { INK } from "../../../drawing/color";
import { clipped, shape } from "../../../drawing/outlined";
import { path, place, round } from "../../../drawing/svg";

/** Outline of a set piece, and of what is drawn on it. */
export const EDGE = 7;
export const FINE = 5;

/** A part of a sheet. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Path data of a rectangle; `r` rounds its corners. */
export function block(x: number, y: number, width: number, height: number, r = 0): string {
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  if (!r) return `M${at(0, 0)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`;
  const turn = `A${round(r)} ${round(r)} 0 0 1 `;
  return (
    `M${at(r, 0)}H${round(x + width - r)}${turn}${at(width, r)}V${round(y + height - r)}${turn}` +
    `${at(width - r, height)}H${round(x + r)}${turn}${at(0, height - r)}V${round(y + r)}${turn}${at(r, 0)}Z`
  );
}

/** Path data of an ellipse. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const arc = `a${round(rx)} ${round(ry)} 0 1 0 `;
  return `M${round(cx - rx)} ${round(cy)}${arc}${round(rx * 2)} 0${arc}${round(-rx * 2)} 0Z`;
}

/** Path data of an arch: a door or a window with a round head, standing on (x, y + height). */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = round(width / 2);
  return `M${round(x)} ${round(y + height)}V${round(y + r)}a${r} ${r} 0 0 1 ${round(width)} 0V${round(y + height)}Z`;
}

/** An inked shape over its hard shadow. */
export function solid(d: string, fill: string, drop = 12, width = EDGE): string {
  const shadow = path(d, { fill: INK, "fill-opacity": 0.34 });
  return place(shadow, drop, drop) + shape(d, fill, width);
}

/** A halftone in `box`, seen only inside the outline `d`. */
export function screened(
  d: string,
  box: Box,
  side: HalftoneSide,
  depth: number,
  color: string,
): string {
  const dots = halftone({ width: box.width, height: box.height, r: 300 }, side, depth, color);
  return clipped(d, place(dots, box.x, box.y));
}

/** A halftone over the whole sheet that grows dense towards `side`. */
export function sheetDots(
  { width, height }: Pick<Box, "height" | "width">,
  side: HalftoneSide,
  depth: number,
  color: string,
): string {
  return halftone({ width, height, r: 300 }, side, depth, color);
}
