import type { LighthouseRun } from "./run-lighthouse";
import type { PageKind, PageType } from "./page-types";

/** All that is measured of one page. */
export interface Measurement {
  page: PageType;
  /** The median run. */
  lighthouse: LighthouseRun;
  /** Largest contentful paint of the same page without scripts, ms, of the median run. */
  limit: number;
}

/** A KB is 1,000 bytes. */
const KB = 1_000;

/** Lighthouse's index of a machine from which on scores are held to their bar. */
const FAST_MACHINE = 2_500;

/** A figure that a bar is set for. */
interface Figure {
  /** As fine as it is shown: ratios to two places, times as whole milliseconds, layout shift to three places. */
  readonly of: (measurement: Measurement) => number;
  /** What it may be on pages of a kind; kinds that are absent have no such bar. */
  readonly bars: Readonly<Partial<Record<PageKind, number>>>;
  /** How it is written. */
  readonly show: (value: number) => string;
  /** What is written behind it outside of the tables. */
  readonly unit?: string;
}

const everywhere = (bar: number) => ({ home: bar, live: bar, reading: bar, wall: bar });

/** Bytes as `12.3`, in KB of 1,000 bytes. */
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);
const size = { show: kilobytes, unit: " KB" };

/** All figures that have a bar (the project's performance bars). */
const FIGURES = {
  /** Largest contentful paint, as so many times that of the same page without scripts. */
  lcp: {
    of: ({ lighthouse, limit }) => rounded(lighthouse.lcp / limit, 100),
    bars: { home: 1.3, live: 1.3, reading: 1.1, wall: 1.1 },
    show: (ratio) => `${ratio.toFixed(2)} ×`,
  },
  /** Total blocking time. */
  tbt: {
    of: ({ lighthouse }) => Math.round(lighthouse.tbt),
    bars: { reading: 50, wall: 50 },
    show: (milliseconds) => `${milliseconds} ms`,
  },
  /** Cumulative layout shift. */
  cls: {
    of: ({ lighthouse }) => rounded(lighthouse.cls, 1_000),
    bars: everywhere(0),
    show: String,
  },
  /** Bytes of fonts, as sent. */
  font: { of: ({ lighthouse }) => lighthouse.bytes.font, bars: everywhere(32 * KB), ...size },
  /** All bytes, as sent. */
  total: {
    of: ({ lighthouse }) => lighthouse.bytes.total,
    bars: { reading: 150 * KB, wall: 260 * KB },
    ...size,
  },
  /** Bytes of script, as sent; what the HTML holds counts with the document. */
  script: {
    of: ({ lighthouse }) => lighthouse.bytes.script,
    bars: { home: 135 * KB, live: 130 * KB, reading: 0, wall: 0 },
    ...size,
  },
  /** Lighthouse's performance, of 100: the least, where the machine is fast enough for it to mean something. */
  score: {
    of: ({ lighthouse }) => lighthouse.scores.performance,
    bars: { home: 97, live: 97, reading: 100, wall: 100 },
    show: String,
  },
} as const satisfies Record<string, Figure>;

type FigureName = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

/** Whether a page does not keep the bar of a figure. */
function isMissed(measurement: Measurement, name: FigureName): boolean {
  const { page, lighthouse } = measurement;
  const { of, bars }: Figure = FIGURES[name];
  const [value, bar] = [of(measurement), bars[page.kind]];
  if (bar === undefined) return false;
  return name === "score" ? lighthouse.speed >= FAST_MACHINE && value < bar : value > bar;
}

/** A line for each bar that a page does not keep. */
export const failures = (measurement: Measurement): string[] =>
  FIGURE_NAMES.filter((name) => isMissed(measurement, name)).map((name) => {
    const { of, bars, show, unit = "" }: Figure = FIGURES[name];
    const { name: page, kind } = measurement.page;
    const bar = show(bars[kind] ?? 0);
    return `MISSED ${page}: ${name} ${show(of(measurement))}${unit} (bar ${bar}${unit})`;
  });

/** The figures of a page for a table, by their names; bold what misses its bar. */
export const shownFigures = (measurement: Measurement): string[] =>
  FIGURE_NAMES.map((name) => {
    const { of, show }: Figure = FIGURES[name];
    const words = show(of(measurement));
    return isMissed(measurement, name) ? `**${words}**` : words;
  });

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;
