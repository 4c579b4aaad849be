import { line, shape } from "../../../drawing/outlined";
import { place } from "../../../drawing/svg";
import { EDGE } from "./sheet";

// Bulges over a flat foot; the curl of a printed cloud lies in each of the greater ones.
const PUFF =
  "M-300 40A36 36 0 0 1 -296 -32A66 66 0 0 1 -196 -78A92 92 0 0 1 -30 -106A86 86 0 0 1 118 -74A62 62 0 0 1 218 -44A46 46 0 0 1 300 -16A30 30 0 0 1 296 40Z";
const CURLS =
  "M-176 -10A46 46 0 1 0 -222 -50M-4 -14A58 58 0 1 0 -70 -64A30 30 0 1 0 -40 -36M140 -6A40 40 0 1 0 96 -44";

/** A cloud 600 units wide as on a lacquer box, with curls in `edge` and a second foot under it. */
export function curlCloud(fill: string, foot: string, edge: string): string {
  const under = "M-210 40A30 30 0 0 0 -204 92H150A26 26 0 0 0 156 40Z";
  return shape(under, foot, EDGE) + shape(PUFF, fill, EDGE) + place(line(CURLS, edge, 8), 0, 16);
}

/** A band of mist with round ends, `length` units long from (0, 0), over a shorter one. */
export function mist(length: number, fill: string): string {
  const d = `M0 0H${length}a30 30 0 0 1 0 60H${length * 0.72}a22 22 0 0 0 0 44H${length * 0.9}a24 24 0 0 1 0 48H${length * 0.2}a24 24 0 0 1 0 -48H${length * 0.34}a22 22 0 0 0 0 -44H0a30 30 0 0 1 0 -60Z`;
  return shape(d, fill, EDGE);
}

/** The same cloud the other way round. */
export const mirrored = (markup: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${markup}</g>`;

/** A cloud at (x, y). */
export const cloudAt = (markup: string, x: number, y: number, scale: number): string =>
  place(markup, x, y, 0, scale);
