import { mix } from "../../drawing/color";

/** The hall without any light. */
export const NIGHT = "#150d29";
export const GOLD = "#ffc53d";
export const CREAM = "#fff3d1";
export const VELVET = "#fe4d91";
/** The lamp that is left burning. */
export const WARM = "#ffd98a";

/** A colour in so much light; without any it is nearly night. */
export const lit = (color: string, level: number): string =>
  mix(NIGHT, color, 0.07 + 0.93 * Math.min(1, Math.max(0, level)));

/** Outline of a set piece, and of what is drawn on it. */
export const EDGE = 7;
export const FINE = 5;
