import { markdownTable } from "../report";

/** A stage is shown if it takes so long at one of the sizes, s. */
const SHORTEST = 0.5;

/** Stages of one JSON edit and of a cold build are shown. */
const STAGED: readonly Kind[] = ["json", "cold"];

const NONE = "–";

/** Seconds as `1.2 s`, without decimals from 100 s on. */
export const seconds = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} s`;

const whole = (value: number) => value.toLocaleString("en");

/** The generated part of docs/performance.md. */
export function generatedSection({ machine, sizes }: BuildFigures): string {
  return [
    `Measured with ${machine}; the figures at 1 × are the median run’s.`,
    timesTable(sizes),
    renderedTable(sizes),
    stagesTable(sizes),
  ].join("\n\n");
}

/** How long each kind of build takes, a row for each size. */
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
      whole(characters),
      whole(records),
      whole(pages),
      ...KINDS.map((kind) => (builds[kind] ? seconds(builds[kind].seconds) : NONE)),
      day,
    ]),
  ]);
}

/** How many pages each kind of build renders, a row for each size. */
export function renderedTable(sizes: readonly SizeFigures[]): string {
  return markdownTable([
    ["pages rendered", ...KINDS.map((kind) => KIND_NAMES[kind])],
    ...sizes.map(({ times, builds }) => [
      `${times} ×`,
      ...KINDS.map((kind) => (builds[kind] ? whole(builds[kind].rendered) : NONE)),
    ]),
  ]);
}

/** Seconds of the longer stages of an edit and of a cold build, a column for each size. */
function stagesTable(sizes: readonly SizeFigures[]): string {
  const columns = STAGED.flatMap((kind) => sizes.map((size) => ({ kind, size })));
  const stages = columns.map(({ kind, size }) => size.builds[kind]?.stages ?? {});
  const names = [...new Set(stages.flatMap((one) => Object.keys(one)))].filter((name) =>
    stages.some((one) => (one[name] ?? 0) >= SHORTEST),
  );
  return markdownTable([
    ["stage", ...columns.map(({ kind, size }) => `${KIND_NAMES[kind]}, ${size.times} ×`)],
    ...names.map((name) => [
      name,
      ...stages.map((one) => (one[name] === undefined ? NONE : seconds(one[name]))),
    ]),
  ]);
}

/** What a build is asked for, in the order in which it is measured and shown. */
export const KINDS = ["cold", "warm", "json", "picture", "component"] as const;

/** Why a build runs; see {@link KIND_NAMES}. */
export type Kind = (typeof KINDS)[number];

/** How a kind of build is called where it is shown. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  cold: "cold",
  warm: "nothing changed",
  json: "one JSON",
  picture: "one picture",
  component: "one component",
};

/** What one build took. */
export interface Build {
  /** From the start of the command to its end, s. */
  seconds: number;
  /** Pages whose HTML was rendered. */
  rendered: number;
  /** Seconds of the stages that it names. */
  stages: Readonly<Record<string, number>>;
}

/** The builds of the site with so many times the content. */
export interface SizeFigures {
  times: number;
  /** The day of the checkout's last commit, such as `2026-11-20`. */
  day: string;
  /** Characters, which is what others' figures count. */
  characters: number;
  /** Files of records. */
  records: number;
  pages: number;
  /** The median build of each kind; one that was not measured is absent. */
  builds: Readonly<Partial<Record<Kind, Build>>>;
}

/** All that the tables show: docs/build-times.json. */
export interface BuildFigures {
  machine: string;
  sizes: readonly SizeFigures[];
}

/** The figures with some builds measured again; all others stay. Sizes are in order, smallest first. */
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
