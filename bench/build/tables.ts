import { markdownTable } from "../markdown-table";
import { type BuildFigures, type Kind, KIND_NAMES, KINDS, type SizeFigures } from "./figures";

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
