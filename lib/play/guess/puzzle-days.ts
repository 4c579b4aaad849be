const DAY = 24 * 60 * 60 * 1000;

/** Japan's clocks are 9 hours ahead of UTC all year. */
const JAPAN = 9 * 60 * 60 * 1000;

/** The day that it is in Japan, YYYY-MM-DD. */
export const dayInJapan = (now: Date): string =>
  new Date(now.getTime() + JAPAN).toISOString().slice(0, 10);

/** How long Japan's day goes on, in milliseconds. */
export const restOfJapansDay = (now: Date): number => DAY - ((now.getTime() + JAPAN) % DAY);

/** The number of the puzzle of a day; that of the first day is 1. */
export const puzzleOn = (day: string, first: string): number =>
  Math.round((Date.parse(day) - Date.parse(first)) / DAY) + 1;

/** The day of a puzzle, YYYY-MM-DD. */
export const dayOfPuzzle = (puzzle: number, first: string): string =>
  new Date(Date.parse(first) + (puzzle - 1) * DAY).toISOString().slice(0, 10);
