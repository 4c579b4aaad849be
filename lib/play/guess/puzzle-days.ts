import { JAPAN_OFFSET_MS } from "../../calendar/japan";

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds until the end of the day in Japan. */
export const restOfJapansDay = (now: Date): number =>
  DAY - ((now.getTime() + JAPAN_OFFSET_MS) % DAY);

/** Number of a day's puzzle, 1 on the first day. */
export const puzzleOn = (day: string, first: string): number =>
  Math.round((Date.parse(day) - Date.parse(first)) / DAY) + 1;

/** Day of a puzzle, `YYYY-MM-DD`. */
export const dayOfPuzzle = (puzzle: number, first: string): string =>
  new Date(Date.parse(first) + (puzzle - 1) * DAY).toISOString().slice(0, 10);
