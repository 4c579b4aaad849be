/** The field of the lines, px from the edges; the legend stands to the right of it. */
export const FIELD = { left: 64, right: 600, top: 56, bottom: 400 };

/** Powers of ten that the axes go between: at least these, and further where the figures do. */
const RECORDS: Span = { from: 1, to: 4 };
const SECONDS: Span = { from: -0.5, to: 3 };

/** Records, and the seconds of a build. */
export type Point = readonly [records: number, seconds: number];

/** Two powers of ten, not always whole. */
export interface Span {
  from: number;
  to: number;
}

/** Where a point is in the chart, px. */
export interface Scales {
  x(records: number): number;
  y(seconds: number): number;
  records: Span;
  seconds: Span;
}

/** Scales on which all points are within the field. */
export function scalesOf(points: readonly Point[]): Scales {
  const records = spanning(
    RECORDS,
    points.map(([count]) => count),
  );
  const times = spanning(
    SECONDS,
    points.map(([, value]) => value),
  );
  const { left, right, top, bottom } = FIELD;
  return {
    x: (count) => round(left + shareOf(count, records) * (right - left)),
    y: (value) => round(bottom - shareOf(value, times) * (bottom - top)),
    records,
    seconds: times,
  };
}

function spanning({ from, to }: Span, values: readonly number[]): Span {
  const powers = values.map((value) => Math.log10(value));
  return { from: Math.min(from, ...powers), to: Math.max(to, ...powers) };
}

/** How far a value is between the ends of a span of powers, 0 to 1 within it. */
const shareOf = (value: number, { from, to }: Span) => (Math.log10(value) - from) / (to - from);

/** Is a value between the ends of a span? */
export const isWithin = (span: Span) => (value: number) => {
  const share = shareOf(value, span);
  return share >= 0 && share <= 1;
};

const round = (value: number) => Math.round(value * 10) / 10;
