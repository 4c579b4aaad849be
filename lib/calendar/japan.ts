import { twoDigits } from "../format/two-digits";

/** By how many milliseconds Japan's clock, by which the game's days are counted, is ahead of UTC, all year. */
export const JAPAN = 9 * 60 * 60 * 1000;

/** When the game's events begin: behind a day, it is a moment. */
export const EVENT_START = "T15:00+09:00";

/** The day that it is in Japan, `YYYY-MM-DD`. */
export const dateInJapan = (now: Date): string =>
  new Date(now.getTime() + JAPAN).toISOString().slice(0, 10);

/** The day that `now` is in Japan, as the local midnight of a day with the same date. */
export function dayInJapan(now: Date): Date {
  const [year = 0, month = 1, date = 1] = dateInJapan(now).split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The local day of a moment, `YYYY-MM-DD`. */
export function dateOf(day: Date): string {
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
