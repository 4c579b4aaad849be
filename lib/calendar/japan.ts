import { twoDigits } from "../format/two-digits";

/** Japan's offset from UTC in milliseconds, all year. The game counts days by it. */
export const JAPAN = 9 * 60 * 60 * 1000;

/** Start of the game's events; appended to a day it makes a moment. */
export const EVENT_START = "T15:00+09:00";

/** The day in Japan, `YYYY-MM-DD`. */
export const dateInJapan = (now: Date): string =>
  new Date(now.getTime() + JAPAN).toISOString().slice(0, 10);

/** The day in Japan at `now`, as local midnight of the same date. */
export function dayInJapan(now: Date): Date {
  const [year = 0, month = 1, date = 1] = dateInJapan(now).split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The local day of a moment, `YYYY-MM-DD`. */
export function dateOf(day: Date): string {
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
