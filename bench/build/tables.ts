import { markdownTable } from "../markdown-table";
import { type Kind, KIND_NAMES, KINDS, type SizeFigures } from "./figures";
import { PUBLISHED } from "./published";

/** A stage is shown if it takes so long at one of the sizes, s. */
const SHORTEST = 0.5;

/** Stages of one JSON edit and of a cold build are shown. */
const STAGED: readonly Kind[] = ["json", "cold"];

const NONE = "–";

/** Seconds as `1.2 s`, without decimals from 100 s on. */
export const seconds = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} s`;

const whole = (value: number) => value.toLocaleString("en");
const gigabytes = (bytes: number) => (bytes > 0 ? `${(bytes / 1e9).toFixed(1)} GB` : NONE);

/** How long each kind of build takes, a row for each size. */
export function timesTable(sizes: readonly SizeFigures[]): string {
  return markdownTable([
    [
      "content",
      "characters",
      "records",
      "pages",
      ...KINDS.map((kind) => KIND_NAMES[kind]),
      "memory",
      "site of",
    ],
    ...sizes.map(({ times, day, characters, records, pages, builds }) => [
      `${times} ×`,
      whole(characters),
      whole(records),
      whole(pages),
      ...KINDS.map((kind) => (builds[kind] ? seconds(builds[kind].seconds) : NONE)),
      gigabytes(Math.max(0, ...KINDS.map((kind) => builds[kind]?.memory ?? 0))),
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

/** What one JSON edit costs, beside the published figures of others. */
export function comparisonTable(sizes: readonly SizeFigures[]): string {
  const counts = PUBLISHED[0]?.points.map(([records]) => records) ?? [];
  const row = (name: string, values: readonly string[]) => [name, ...values];
  const ours = sizes.flatMap(({ characters, builds }) =>
    builds.json ? [`${whole(characters)}: ${seconds(builds.json.seconds)}`] : [],
  );
  return [
    markdownTable([
      row("one JSON edit, records", counts.map(whole)),
      ...PUBLISHED.map(({ name, points }) =>
        row(
          name,
          points.map(([, value]) => seconds(value)),
        ),
      ),
    ]),
    `Encore, by its characters: ${ours.length > 0 ? ours.join("; ") : NONE}.`,
  ].join("\n\n");
}

/** Seconds of the longer stages of an edit and of a cold build, a column for each size. */
export function stagesTable(sizes: readonly SizeFigures[]): string {
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
