import { shuffled } from "../shuffled";

/** Part of the cast that must pass before an idol is the answer again. */
const PAUSE = 1 / 3;

/** Appends a round in which each idol is the answer once. Existing rounds stay: a past day never changes. */
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
