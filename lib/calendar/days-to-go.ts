import { inDays } from "../format/in-days";

const DAY = 864e5;
/** `JAPAN` of japan.ts, by which birthdays are celebrated: a shared one makes the inline script too long. */
const JAPAN = 324e5;

/**
 * How far the next day `MM-DD` is away, in words, from the day that it is in Japan at the moment `now` (ms). The
 * page's inline script holds it, so it is short.
 */
export function daysToGo(day: string, now: number): string {
  const [month, date] = day.split("-");
  const there = now + JAPAN;
  // In a year without 29 February it is the day before, as `daysUntil` has it.
  const daysIn = (year: number) =>
    Math.ceil(
      (Math.min(Date.UTC(year, Number(month) - 1, Number(date)), Date.UTC(year, Number(month), 0)) -
        there) /
        DAY,
    );
  const year = new Date(there).getUTCFullYear();
  return inDays(daysIn(daysIn(year) < 0 ? year + 1 : year));
}
