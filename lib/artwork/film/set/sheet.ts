import { round } from "../../drawing/svg";

/** Outline of a set piece, and of what is drawn on it. */
export const EDGE = 7;
export const FINE = 5;

/** Path data of a rectangle. */
export const block = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`;
