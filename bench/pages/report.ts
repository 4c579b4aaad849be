import { machine } from "../machine";
import { FIGURES, misses } from "./bars";
import type { Measurement } from "./measurement";
import { bytesTable, timesTable } from "./tables";

/** Where and how often was measured, for the reader of the figures. */
export interface Circumstances {
  runs: number;
  /** Chromium's name and version. */
  browser: string;
  /** The day of the checkout's last commit, such as `2026-11-20`. */
  day: string;
}

/** The generated part of docs/performance.md. */
export function generatedSection(
  measurements: readonly Measurement[],
  skipped: readonly string[],
  { runs, browser, day }: Circumstances,
): string {
  return [
    `The site of ${day}, median of ${runs}, ${browser.replace("/", " ")}, ${machine()}.`,
    timesTable(measurements),
    "Sizes in KB (1,000 bytes).",
    bytesTable(measurements),
    ...(skipped.length > 0 ? [`Not in this build: ${skipped.join(", ")}.`] : []),
  ].join("\n\n");
}

/** A line for each audit that is not perfect, those that take points first. */
export function warnings(measurements: readonly Measurement[]): string[] {
  return measurements.flatMap(({ page, lighthouse }) =>
    [...lighthouse.weaknesses]
      .sort((one, other) => Number(other.counts) - Number(one.counts))
      .map(({ category, id, title, score, counts, value }) => {
        const weight = counts ? "takes points" : "advice";
        const note = value ? ` (${value})` : "";
        return `warn   ${page.name}: ${category}, ${weight}: ${id} ${score.toFixed(2)}: ${title}${note}`;
      }),
  );
}

/** A line for each bar that is missed. */
export function failures(measurements: readonly Measurement[]): string[] {
  return measurements.flatMap((measurement) =>
    misses(measurement).map(({ figure, value, bar }) => {
      const { show, unit = "" }: { show: (value: number) => string; unit?: string } =
        FIGURES[figure];
      return `MISSED ${measurement.page.name}: ${figure} ${show(value)}${unit} (bar ${show(bar)}${unit})`;
    }),
  );
}
