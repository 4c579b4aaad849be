import type { LighthouseRun } from "./run-lighthouse";
import type { PageKind, PageType } from "./page-types";

export interface Measurement {
  page: PageType;
  lighthouse: LighthouseRun;
  /** Largest contentful paint of the same page without scripts, in ms, of the median run. */
  lcpWithoutScripts: number;
}

const KB = 1_000;

/** Lighthouse's benchmark index from which on scores must meet their bar. */
const FAST_MACHINE = 2_500;

interface Figure {
  /** Rounded as displayed: ratios to two places, times to milliseconds, layout shift to three places; bytes are exact. */
  readonly read: (measurement: Measurement) => number;
  /** Greatest value by kind of page, of scores the least; absent kinds have no bar. */
  readonly bars: Readonly<Partial<Record<PageKind, number>>>;
  readonly show: (value: number) => string;
  readonly unit?: string;
}

const sameBar = (bar: number) => ({ home: bar, live: bar, reading: bar });

/** Formats bytes as `12.3`, in KB of 1,000 bytes. */
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);
const size = { show: kilobytes, unit: " KB" };

const FIGURES = {
  /** Largest contentful paint, relative to that of the same page without scripts. */
  lcp: {
    read: ({ lighthouse, lcpWithoutScripts }) => rounded(lighthouse.lcp / lcpWithoutScripts, 100),
    bars: { home: 1.3, live: 1.3, reading: 1.1 },
    show: (ratio) => `${ratio.toFixed(2)} ×`,
  },
  tbt: {
    read: ({ lighthouse }) => Math.round(lighthouse.tbt),
    bars: { reading: 50 },
    show: (milliseconds) => `${milliseconds} ms`,
  },
  cls: {
    read: ({ lighthouse }) => rounded(lighthouse.cls, 1_000),
    bars: sameBar(0),
    show: String,
  },
  font: { read: ({ lighthouse }) => lighthouse.bytes.font, bars: sameBar(32 * KB), ...size },
  total: {
    read: ({ lighthouse }) => lighthouse.bytes.total,
    bars: { reading: 150 * KB },
    ...size,
  },
  /** Bytes of script files, as sent; inline scripts count with the document. */
  script: {
    read: ({ lighthouse }) => lighthouse.bytes.script,
    bars: { home: 135 * KB, live: 130 * KB, reading: 0 },
    ...size,
  },
  /** Lighthouse's performance score, of 100, on fast enough machines. */
  score: {
    read: ({ lighthouse }) => lighthouse.scores.performance,
    bars: { home: 97, live: 97, reading: 100 },
    show: String,
  },
} as const satisfies Record<string, Figure>;

type FigureName = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

function isMissed(measurement: Measurement, name: FigureName): boolean {
  const { page, lighthouse } = measurement;
  const { read, bars }: Figure = FIGURES[name];
  const [value, bar] = [read(measurement), bars[page.kind]];
  if (bar === undefined) return false;
  return name === "score" ? lighthouse.speed >= FAST_MACHINE && value < bar : value > bar;
}

export const failures = (measurement: Measurement): string[] =>
  FIGURE_NAMES.filter((name) => isMissed(measurement, name)).map((name) => {
    const { read, bars, show, unit = "" }: Figure = FIGURES[name];
    const { name: page, kind } = measurement.page;
    const bar = show(bars[kind] ?? 0);
    return `MISSED ${page}: ${name} ${show(read(measurement))}${unit} (bar ${bar}${unit})`;
  });

export const formattedFigures = (measurement: Measurement): string[] =>
  FIGURE_NAMES.map((name) => {
    const { read, show }: Figure = FIGURES[name];
    const words = show(read(measurement));
    return isMissed(measurement, name) ? `**${words}**` : words;
  });

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;
