import type { Measurement } from "./measurement";
import type { PageKind } from "./page-kind";

/** A KB is 1,000 bytes. */
const KB = 1_000;

/** Largest contentful paint, ms: the same profile page made with Astro (the project's performance bars). */
export const LCP_BAR = 1_200;

/** Total blocking time, ms (the project's performance bars). */
export const TBT_BAR = 50;

/** Cumulative layout shift (the project's performance bars). */
export const CLS_BAR = 0;

/** Bytes of fonts, as sent (the project's performance bars). */
export const FONT_BAR = 32 * KB;

/** Bytes of script, gzip, before the first idle moment or touch (the project's performance bars). */
export const EARLY_SCRIPT_BAR = 2.5 * KB;

/** Bytes of script, gzip, in all (the project's performance bars). */
export const SCRIPT_BAR: Readonly<Record<PageKind, number>> = {
  home: 135 * KB,
  live: 120 * KB,
  reading: 2.5 * KB,
  wall: 2.5 * KB,
};

/** All bytes, as sent; live pages have no such bar (the project's performance bars). */
export const TOTAL_BAR = {
  reading: 150 * KB,
  wall: 260 * KB,
  home: undefined,
  live: undefined,
} as const satisfies Record<PageKind, number | undefined>;

/** A figure that a bar is set for. */
export type BarredFigure = "lcp" | "tbt" | "cls" | "font" | "total" | "earlyScript" | "allScript";

/** A bar that a page does not keep; times in ms, sizes in bytes. */
export interface Miss {
  figure: BarredFigure;
  value: number;
  bar: number;
}

/**
 * The bars that a page does not keep. Paint times are compared as whole milliseconds and layout
 * shift to three places, which is as fine as they are shown.
 */
export function misses({ page, lighthouse, bytes, scripts }: Measurement): Miss[] {
  const figures: [BarredFigure, number, number | undefined][] = [
    ["lcp", Math.round(lighthouse.lcp), LCP_BAR],
    ["tbt", Math.round(lighthouse.tbt), TBT_BAR],
    ["cls", Math.round(lighthouse.cls * 1_000) / 1_000, CLS_BAR],
    ["font", bytes.font, FONT_BAR],
    ["total", bytes.total, TOTAL_BAR[page.kind]],
    ["earlyScript", scripts.early, EARLY_SCRIPT_BAR],
    ["allScript", scripts.all, SCRIPT_BAR[page.kind]],
  ];
  return figures.flatMap(([figure, value, bar]) =>
    bar !== undefined && value > bar ? [{ figure, value, bar }] : [],
  );
}
