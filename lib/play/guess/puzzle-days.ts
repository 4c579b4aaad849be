import { JAPAN } from "../../calendar/japan";

const DAY = 24 * 60 * 60 * 1000;

/** How long Japan's day goes on, in milliseconds. */
export const restOfJapansDay = (now: Date): number => DAY - ((now.getTime() + JAPAN) % DAY);

/** The number of the puzzle of a day; that of the first day is 1. */
export const puzzleOn = (day: string, first: string): number =>
  Math.round((Date.parse(day) - Date.parse(first)) / DAY) + 1;

/** The day of a puzzle, YYYY-MM-DD. */
export const dayOfPuzzle = (puzzle: number, first: string): string =>
  new Date(Date.parse(first) + (puzzle - 1) * DAY).toISOString().slice(0, 10);
