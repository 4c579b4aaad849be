import { twoDigits } from "../format/two-digits";

/** Japan's offset from UTC in milliseconds, all year. The game counts days by it. */
export const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000;

/** Time of day when events start, to append to a `YYYY-MM-DD`. */
export const EVENT_START = "T15:00+09:00";

/** The day in Japan, `YYYY-MM-DD`. */
export const dateInJapan = (now: Date): string =>
  new Date(now.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 10);

/** Local midnight of the date that Japan has at `now`. */
export function localMidnightOfJapan(now: Date): Date {
  const [year = 0, month = 1, date = 1] = dateInJapan(now).split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The local date of a moment, `YYYY-MM-DD`. */
export function localDateOf(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}
