export const TRIES = 8;

export type Outcome = "open" | "won" | "lost";

export function outcomeOf(guesses: readonly number[], answer: number): Outcome {
  if (guesses.includes(answer)) return "won";
  return guesses.length >= TRIES ? "lost" : "open";
}
