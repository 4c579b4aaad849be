import { inDays } from "../format/in-days";

const DAY = 864e5;
/** As `JAPAN_OFFSET_MS` of japan.ts; importing it would make the inline script too long. */
const JAPAN_OFFSET_MS = 324e5;

/**
 * Days in words until the next day `MM-DD`, counted from the day in Japan at `now` (ms). Short, since the page's inline
 * script contains it.
 */
export function daysToGo(day: string, now: number): string {
  const [month, date] = day.split("-");
  const there = now + JAPAN_OFFSET_MS;
  // 29 February becomes 28 February in other years, as in `daysUntil`.
  const daysIn = (year: number) =>
    Math.ceil(
      (Math.min(Date.UTC(year, Number(month) - 1, Number(date)), Date.UTC(year, Number(month), 0)) -
        there) /
        DAY,
    );
  const year = new Date(there).getUTCFullYear();
  return inDays(daysIn(daysIn(year) < 0 ? year + 1 : year));
}
