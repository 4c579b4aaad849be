import { capital } from "../text/capital";

/** Charts from easiest to hardest, with their letters. */
export const CHARTS = {
  easy: "E",
  normal: "N",
  hard: "H",
  expert: "EX",
  special: "SP",
} as const;

export type Chart = keyof typeof CHARTS;

export const chartName = (chart: Chart): string => capital(chart);

export const CHART_KEYS = Object.keys(CHARTS) as Chart[];

/** Levels in the game's notation. */
export type Levels = Readonly<Partial<Record<Chart, string | null>>>;

/** A level as a number: `29+` lies between 29 and 30. */
export const levelRank = (level: string): number =>
  Number.parseInt(level, 10) + (level.endsWith("+") ? 0.5 : 0);

/** True for a level of Special charts on their own scale, which begins at 101 and compares with no other. */
export const isOnOwnScale = (level: string): boolean => levelRank(level) > 100;
