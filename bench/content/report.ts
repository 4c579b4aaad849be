import { markdownTable } from "../markdown-table";

/** What a check of so many times the content took. */
export interface ContentFigure {
  times: number;
  /** Files of records. */
  records: number;
  /** Median, s, process start included. */
  seconds: number;
  /** The most that it may be, s. */
  bar: number;
}

/** Where and how often was measured. */
export interface Circumstances {
  day: string;
  machine: string;
  runs: number;
}

/** One figure as a line for the terminal. */
export function verdict({ times, records, seconds, bar }: ContentFigure): string {
  const word = seconds > bar ? "MISSED" : "ok    ";
  return `${word} content check, ${times} × (${records} records): ${seconds.toFixed(2)} s (bar ${bar} s)`;
}

/** The generated part of docs/performance.md; what misses its bar is bold. */
export function generatedSection(
  figures: readonly ContentFigure[],
  { day, machine, runs }: Circumstances,
): string {
  const shown = ({ seconds, bar }: ContentFigure) =>
    seconds > bar ? `**${seconds.toFixed(2)} s**` : `${seconds.toFixed(2)} s`;
  return [
    `The content of ${day}, median of ${runs}, ${machine}.`,
    markdownTable([
      ["content", "records", "check", "bar"],
      ...figures.map((figure) => [
        `${figure.times} ×`,
        figure.records.toLocaleString("en"),
        shown(figure),
        `${figure.bar} s`,
      ]),
    ]),
  ].join("\n\n");
}
