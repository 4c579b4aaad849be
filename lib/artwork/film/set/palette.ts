import { mix } from "../../drawing/color";

export const NIGHT = "#150d29";
export const GOLD = "#ffc53d";
export const CREAM = "#fff3d1";
export const VELVET = "#fe4d91";
/** Light of the lamp left burning. */
export const WARM = "#ffd98a";

/** A colour in the given light; nearly night without any. */
export const colorInLight = (color: string, level: number): string =>
  mix(NIGHT, color, 0.07 + 0.93 * Math.min(1, Math.max(0, level)));

/** Outlines of set pieces, and of details on them. */
export const EDGE = 7;
export const FINE = 5;
