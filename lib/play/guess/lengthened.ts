import { shuffled } from "../shuffled";

/** Nobody is the answer again before this part of the cast has been. */
const PAUSE = 1 / 3;

/**
 * The rounds of answers with one more at their end, in which everybody is the answer once. Rounds that are there
 * stay as they are: a past day never changes.
 */
export function lengthened(
  rounds: readonly (readonly number[])[],
  cast: readonly number[],
): (readonly number[])[] {
  const pause = Math.floor(cast.length * PAUSE);
  const recent = new Set(rounds.flat().slice(-pause || undefined));
  const order = shuffled(cast, `round ${rounds.length}`);
  const rested = order.filter((id) => !recent.has(id));
  const [first, rest] = [rested.slice(0, pause), rested.slice(pause)];
  const tired = order.filter((id) => recent.has(id));
  return [...rounds, [...first, ...shuffled([...rest, ...tired], `rest ${rounds.length}`)]];
}
