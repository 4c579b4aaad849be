/** Times outside these years do not have four digits. */
const FIRST = Date.parse("0000-01-01T00:00:00Z");
const LAST = Date.parse("9999-12-31T23:59:59Z");

/** A moment in UTC to the second, `2026-04-01T09:00:00Z`; clamped to four-digit years. */
export const utcSecond = (moment: Date): string =>
  `${new Date(Math.min(Math.max(moment.getTime(), FIRST), LAST)).toISOString().slice(0, 19)}Z`;
