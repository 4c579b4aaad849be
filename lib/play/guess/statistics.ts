import { type Outcome, TRIES } from "./game";

export interface PlayedDay {
  readonly puzzle: number;
  readonly outcome: Outcome;
  readonly tries: number;
  /** True if played after the puzzle's own day. */
  readonly isLate: boolean;
}

/** A player's statistics. Late games count in the distribution, not in the streak. */
export interface Statistics {
  readonly played: number;
  readonly won: number;
  /** Days won in a row, up to today or yesterday. */
  readonly streak: number;
  readonly longest: number;
  /** Games won with the first guess, the second … */
  readonly distribution: readonly number[];
}

/** Counts games. @param today number of today's puzzle */
export function statisticsOf(days: readonly PlayedDay[], today: number): Statistics {
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
    distribution: Array.from(
      { length: TRIES },
      (_, index) => won.filter(({ tries }) => tries === index + 1).length,
    ),
  };
}
