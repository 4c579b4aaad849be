import { capital } from "../text/capital";

/** The charts of a song from the easiest to the hardest, with the letters that stand for them. */
export const CHARTS = {
  easy: "E",
  normal: "N",
  hard: "H",
  expert: "EX",
  special: "SP",
} as const;

export type Chart = keyof typeof CHARTS;

/** Name of a chart: `Expert`. */
export const chartName = (chart: Chart): string => capital(chart);

export const CHART_KEYS = Object.keys(CHARTS) as Chart[];

/** Levels of a song’s charts, as the game writes them. */
export type Levels = Readonly<Partial<Record<Chart, string | null>>>;

/** Special charts above this level are on a scale of their own, which begins at 101. */
const OWN_SCALE = 100;

/** A level as a number: `29+` lies between 29 and 30. */
export const levelRank = (level: string): number =>
  Number.parseInt(level, 10) + (level.endsWith("+") ? 0.5 : 0);

/** True if a level is on the scale of Special charts alone, and cannot be compared with those of other charts. */
export const isOnOwnScale = (level: string): boolean => levelRank(level) > OWN_SCALE;
