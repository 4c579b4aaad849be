import { markdownTable } from "../markdown-table";
import {
  type BarredFigure,
  CLS_BAR,
  EARLY_SCRIPT_BAR,
  FONT_BAR,
  LCP_BAR,
  lcpRatio,
  misses,
  SCRIPT_BAR,
  TBT_BAR,
  TOTAL_BAR,
} from "./bars";
import { BYTE_GROUPS } from "./bytes";
import { CATEGORIES } from "./lighthouse-figures";
import type { Measurement } from "./measurement";

/** Milliseconds as `1.23 s`. */
export const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;

/** Bytes as `12.3`, in KB of 1,000 bytes. */
export const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

/** Milliseconds as `12 ms`. */
const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

/** Layout shift without needless zeros, to three places. */
const shift = (value: number) => String(Math.round(value * 1_000) / 1_000);

/** A ratio as `1.05 ×`. */
const times = (ratio: number) => `${ratio.toFixed(2)} ×`;

/** How a figure that has a bar is written, unit included. */
export const SHOWN: Readonly<Record<BarredFigure, (value: number) => string>> = {
  lcp: times,
  score: String,
  tbt: whole,
  cls: shift,
  font: (bytes) => `${kilobytes(bytes)} KB`,
  total: (bytes) => `${kilobytes(bytes)} KB`,
  earlyScript: (bytes) => `${kilobytes(bytes)} KB`,
  allScript: (bytes) => `${kilobytes(bytes)} KB`,
};

/** Scores and times, a row for each page; what misses its bar is bold. */
export function timesTable(measurements: readonly Measurement[]): string {
  const head = [
    "page",
    "scores",
    "FCP",
    "LCP",
    "without scripts",
    `ratio (bar ${LCP_BAR.reading}, live ${LCP_BAR.live})`,
    `TBT (bar ${whole(TBT_BAR.reading ?? 0)} for reading)`,
    `CLS (bar ${shift(CLS_BAR)})`,
    "machine",
  ];
  return markdownTable([
    head,
    ...measurements.map((measurement) => {
      const { page, lighthouse } = measurement;
      const marked = marker(measurement);
      return [
        page.name,
        marked("score", scores(measurement)),
        seconds(lighthouse.fcp),
        seconds(lighthouse.lcp),
        seconds(measurement.limit),
        marked("lcp", times(lcpRatio(measurement))),
        marked("tbt", whole(lighthouse.tbt)),
        marked("cls", shift(lighthouse.cls)),
        Math.round(lighthouse.speed).toLocaleString("en"),
      ];
    }),
  ]);
}

/** KB as sent by type, the number of requests, and script; what misses its bar is bold. */
export function bytesTable(measurements: readonly Measurement[]): string {
  const head = [
    "page",
    `total (bar ${kilobytes(TOTAL_BAR.reading)} for reading, ${kilobytes(TOTAL_BAR.wall)} the wall)`,
    ...BYTE_GROUPS.map((group) =>
      group === "font" ? `font (bar ${kilobytes(FONT_BAR)})` : (group as string),
    ),
    "requests",
    "script in HTML",
    `script before idle (bar ${kilobytes(EARLY_SCRIPT_BAR)})`,
    `script in all (bar ${kilobytes(SCRIPT_BAR.live)}, home ${kilobytes(SCRIPT_BAR.home)}, reading ${kilobytes(SCRIPT_BAR.reading)})`,
  ];
  return markdownTable([
    head,
    ...measurements.map((measurement) => {
      const { page, bytes, scripts } = measurement;
      const marked = marker(measurement);
      return [
        page.name,
        marked("total", kilobytes(bytes.total)),
        ...BYTE_GROUPS.map((group) =>
          group === "font" ? marked("font", kilobytes(bytes.font)) : kilobytes(bytes[group]),
        ),
        String(bytes.requests),
        kilobytes(scripts.inline),
        marked("earlyScript", kilobytes(scripts.early)),
        marked("allScript", kilobytes(scripts.all)),
      ];
    }),
  ]);
}

/** Lighthouse's scores as `100/100/100/100`, in the order of its categories. */
const scores = ({ lighthouse }: Measurement): string =>
  CATEGORIES.map((category) => lighthouse.scores[category]).join("/");

function marker(measurement: Measurement) {
  const missed = new Set(misses(measurement).map(({ figure }) => figure));
  return (figure: BarredFigure, text: string) => (missed.has(figure) ? `**${text}**` : text);
}
