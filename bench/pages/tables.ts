import { commitDay, machine, markdownTable } from "../report";
import { FIGURES, kilobytes, type Measurement, shownFigure } from "./bars";
import { BYTE_GROUPS, CATEGORIES } from "./run-lighthouse";

const { lcp, tbt, cls, font, total, earlyScript, allScript } = FIGURES;

/** Milliseconds as `1.23 s`. */
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;

/** The generated part of docs/performance.md. */
export function generatedSection(
  measurements: readonly Measurement[],
  skipped: readonly string[],
  runs: number,
): string {
  const browser = measurements[0]?.lighthouse.browser.replace("/", " ") ?? "";
  return [
    `The site of ${commitDay()}, median of ${runs}, ${browser}, ${machine()}.`,
    timesTable(measurements),
    "Sizes in KB (1,000 bytes).",
    bytesTable(measurements),
    ...(skipped.length > 0 ? [`Not in this build: ${skipped.join(", ")}.`] : []),
  ].join("\n\n");
}

/** Scores and times, a row for each page; what misses its bar is bold. */
export function timesTable(measurements: readonly Measurement[]): string {
  const head = [
    "page",
    "scores",
    "FCP",
    "LCP",
    "without scripts",
    `ratio (bar ${lcp.bars.reading}, live ${lcp.bars.live})`,
    `TBT (bar ${tbt.show(tbt.bars.reading)} for reading)`,
    `CLS (bar ${cls.show(cls.bars.reading)})`,
    "machine",
  ];
  return markdownTable([
    head,
    ...measurements.map((measurement) => {
      const { page, lighthouse, limit } = measurement;
      // Lighthouse's scores as `100/100/100/100`, in the order of its categories.
      const scores = CATEGORIES.map((category) => lighthouse.scores[category]).join("/");
      return [
        page.name,
        shownFigure(measurement, "score", scores),
        seconds(lighthouse.fcp),
        seconds(lighthouse.lcp),
        seconds(limit),
        shownFigure(measurement, "lcp"),
        shownFigure(measurement, "tbt"),
        shownFigure(measurement, "cls"),
        Math.round(lighthouse.speed).toLocaleString("en"),
      ];
    }),
  ]);
}

/** KB as sent by type, the number of requests, and script; what misses its bar is bold. */
export function bytesTable(measurements: readonly Measurement[]): string {
  const { home, live, reading } = allScript.bars;
  const head = [
    "page",
    `total (bar ${kilobytes(total.bars.reading)} for reading, ${kilobytes(total.bars.wall)} the wall)`,
    ...BYTE_GROUPS.map((group) =>
      group === "font" ? `font (bar ${kilobytes(font.bars.reading)})` : (group as string),
    ),
    "requests",
    "script in HTML",
    `script before idle (bar ${kilobytes(earlyScript.bars.reading)})`,
    `script in all (bar ${kilobytes(live)}, home ${kilobytes(home)}, reading ${kilobytes(reading)})`,
  ];
  return markdownTable([
    head,
    ...measurements.map((measurement) => {
      const { page, lighthouse, scripts } = measurement;
      return [
        page.name,
        shownFigure(measurement, "total"),
        ...BYTE_GROUPS.map((group) =>
          group === "font" ? shownFigure(measurement, "font") : kilobytes(lighthouse.bytes[group]),
        ),
        String(lighthouse.requests),
        kilobytes(scripts.inline),
        shownFigure(measurement, "earlyScript"),
        shownFigure(measurement, "allScript"),
      ];
    }),
  ]);
}
