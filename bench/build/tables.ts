import { markdownTable } from "../report";

/** Stages are shown if they take this long at one of the sizes, in seconds. */
const MIN_SECONDS = 0.5;

/** Kinds of builds whose stages are shown. */
const KINDS_WITH_STAGES: readonly Kind[] = ["json", "cold"];

const NONE = "–";

/** Formats seconds as `1.2 s`, without decimals from 100 s on. */
export const seconds = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} s`;

const formatNumber = (value: number) => value.toLocaleString("en");

export function generatedSection({ machine, sizes }: BuildFigures): string {
  return [
    `Measured with ${machine}; the figures at 1 × are the median run’s.`,
    timesTable(sizes),
    renderedTable(sizes),
    stagesTable(sizes),
  ].join("\n\n");
}

export function timesTable(sizes: readonly SizeFigures[]): string {
  return markdownTable([
    [
      "content",
      "characters",
      "records",
      "pages",
      ...KINDS.map((kind) => KIND_NAMES[kind]),
      "site of",
    ],
    ...sizes.map(({ times, day, characters, records, pages, builds }) => [
      `${times} ×`,
      formatNumber(characters),
      formatNumber(records),
      formatNumber(pages),
      ...KINDS.map((kind) => (builds[kind] ? seconds(builds[kind].seconds) : NONE)),
      day,
    ]),
  ]);
}

export function renderedTable(sizes: readonly SizeFigures[]): string {
  return markdownTable([
    ["pages rendered", ...KINDS.map((kind) => KIND_NAMES[kind])],
    ...sizes.map(({ times, builds }) => [
      `${times} ×`,
      ...KINDS.map((kind) => (builds[kind] ? formatNumber(builds[kind].rendered) : NONE)),
    ]),
  ]);
}

function stagesTable(sizes: readonly SizeFigures[]): string {
  const columns = KINDS_WITH_STAGES.flatMap((kind) => sizes.map((size) => ({ kind, size })));
  const stages = columns.map(({ kind, size }) => size.builds[kind]?.stages ?? {});
  const names = [...new Set(stages.flatMap((one) => Object.keys(one)))].filter((name) =>
    stages.some((one) => (one[name] ?? 0) >= MIN_SECONDS),
  );
  return markdownTable([
    ["stage", ...columns.map(({ kind, size }) => `${KIND_NAMES[kind]}, ${size.times} ×`)],
    ...names.map((name) => [
      name,
      ...stages.map((one) => (one[name] === undefined ? NONE : seconds(one[name]))),
    ]),
  ]);
}

export const KINDS = ["cold", "warm", "json", "picture", "component"] as const;

export type Kind = (typeof KINDS)[number];

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  cold: "cold",
  warm: "nothing changed",
  json: "one JSON",
  picture: "one picture",
  component: "one component",
};

export interface Build {
  seconds: number;
  rendered: number;
  stages: Readonly<Record<string, number>>;
}

export interface SizeFigures {
  times: number;
  /** Date of the checkout's last commit, such as `2026-11-20`. */
  day: string;
  /** Number of characters, the usual measure of such sites. */
  characters: number;
  records: number;
  pages: number;
  /** Median build of each kind; unmeasured ones are absent. */
  builds: Readonly<Partial<Record<Kind, Build>>>;
}

/** Data of the tables: docs/build-times.json. */
export interface BuildFigures {
  machine: string;
  sizes: readonly SizeFigures[];
}

/** Replaces the figures of measured builds, and keeps others. Sizes are sorted, smallest first. */
export function withSizes(
  { sizes, ...figures }: BuildFigures,
  measured: readonly SizeFigures[],
): BuildFigures {
  const all = new Map(sizes.map((size) => [size.times, size]));
  for (const size of measured) {
    all.set(size.times, { ...size, builds: { ...all.get(size.times)?.builds, ...size.builds } });
  }
  const inOrder = [...all.values()].toSorted((one, other) => one.times - other.times);
  return { ...figures, sizes: inOrder };
}
