/**
 * What a scenery is drawn on: a sheet with its middle at x = 0, whose main subject stands within 560
 * units of it and above y = 1230. A poster and a panorama are two windows on it, so every layer runs
 * out to the edges.
 */
export const SHEET = { left: -1290, right: 1010, top: -430, bottom: 1340 } as const;

/** Width of the ink outline of large shapes, and of what is small or far away. */
export const LINE = 9;
export const THIN = 6;
