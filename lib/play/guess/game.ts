/** How many guesses there are. */
export const TRIES = 8;

/** How a game stands. */
export type Outcome = "open" | "won" | "lost";

/** How a game stands after some guesses. */
export function outcomeOf(guesses: readonly number[], answer: number): Outcome {
  if (guesses.includes(answer)) return "won";
  return guesses.length >= TRIES ? "lost" : "open";
}
