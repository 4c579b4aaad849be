import { type Outcome, TRIES } from "./game";

/** A day's game, as it ended or stands. */
export interface PlayedDay {
  /** Number of the puzzle. */
  readonly puzzle: number;
  readonly outcome: Outcome;
  readonly tries: number;
  /** Whether it was played on another day than its own. */
  readonly isLate: boolean;
}

/** What somebody has achieved. Games that were played late count in the spread, and in no streak. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  /** Days in a row that were won, up to today or yesterday. */
  readonly streak: number;
  readonly longest: number;
  /** How many games were won with the first guess, the second … */
  readonly spread: readonly number[];
}

/** Counts games. @param today number of today's puzzle */
export function tallyOf(days: readonly PlayedDay[], today: number): Tally {
  const ended = days.filter(({ outcome }) => outcome !== "open");
  const won = ended.filter(({ outcome }) => outcome === "won");
  const inTime = new Set(won.filter(({ isLate }) => !isLate).map(({ puzzle }) => puzzle));
  const runTo = (puzzle: number): number => {
    let start = puzzle;
    while (inTime.has(start)) start -= 1;
    return puzzle - start;
  };
  return {
    played: ended.length,
    won: won.length,
    streak: runTo(inTime.has(today) ? today : today - 1),
    longest: Math.max(0, ...[...inTime].map(runTo)),
    spread: Array.from(
      { length: TRIES },
      (_, place) => won.filter(({ tries }) => tries === place + 1).length,
    ),
  };
}
