import type { Measurement } from "./measurement";
import type { PageKind } from "./page-kind";

/** A KB is 1,000 bytes. */
const KB = 1_000;

/** Largest contentful paint, as so many times that of the same page without scripts. */
export const LCP_BAR: Readonly<Record<PageKind, number>> = {
  home: 1.3,
  live: 1.3,
  reading: 1.1,
  wall: 1.1,
};

/** Total blocking time, ms; live pages have no such bar. */
export const TBT_BAR: Readonly<Record<PageKind, number | undefined>> = {
  home: undefined,
  live: undefined,
  reading: 50,
  wall: 50,
};

/** Lighthouse's performance, of 100, where the machine is fast enough for it to mean something. */
export const SCORE_BAR: Readonly<Record<PageKind, number>> = {
  home: 97,
  live: 97,
  reading: 100,
  wall: 100,
};

/** Lighthouse's index of a machine from which on scores are held to their bar. */
export const FAST_MACHINE = 2_500;

/** Cumulative layout shift (the project's performance bars). */
export const CLS_BAR = 0;

/** Bytes of fonts, as sent (the project's performance bars). */
export const FONT_BAR = 32 * KB;

/** Bytes of script, as sent, before the first idle moment or touch (the project's performance bars). */
export const EARLY_SCRIPT_BAR = 2.5 * KB;

/** Bytes of script, as sent, in all (the project's performance bars). */
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
export type BarredFigure =
  | "lcp"
  | "tbt"
  | "score"
  | "cls"
  | "font"
  | "total"
  | "earlyScript"
  | "allScript";

/** A bar that a page does not keep; LCP in times its limit, times in ms, sizes in bytes. */
export interface Miss {
  figure: BarredFigure;
  value: number;
  bar: number;
}

/** Its largest contentful paint as so many times that of the same page without scripts. */
export const lcpRatio = ({ lighthouse, limit }: Pick<Measurement, "lighthouse" | "limit">) =>
  lighthouse.lcp / limit;

/**
 * The bars that a page does not keep. Ratios are compared to two places, times as whole milliseconds and
 * layout shift to three places, which is as fine as they are shown.
 */
export function misses({ page, lighthouse, bytes, scripts, limit }: Measurement): Miss[] {
  const figures: [BarredFigure, number, number | undefined][] = [
    ["lcp", Math.round(lcpRatio({ lighthouse, limit }) * 100) / 100, LCP_BAR[page.kind]],
    ["tbt", Math.round(lighthouse.tbt), TBT_BAR[page.kind]],
    ["cls", Math.round(lighthouse.cls * 1_000) / 1_000, CLS_BAR],
    ["font", bytes.font, FONT_BAR],
    ["total", bytes.total, TOTAL_BAR[page.kind]],
    ["earlyScript", scripts.early, EARLY_SCRIPT_BAR],
    ["allScript", scripts.all, SCRIPT_BAR[page.kind]],
  ];
  const missed = figures.flatMap(([figure, value, bar]) =>
    bar !== undefined && value > bar ? [{ figure, value, bar }] : [],
  );
  const score = { value: lighthouse.scores.performance, bar: SCORE_BAR[page.kind] };
  const isTooLow = lighthouse.speed >= FAST_MACHINE && score.value < score.bar;
  return isTooLow ? [...missed, { figure: "score", ...score }] : missed;
}
