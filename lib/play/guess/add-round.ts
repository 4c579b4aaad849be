import { shuffled } from "../shuffled";

/** Part of the cast that must pass before an idol is the answer again. */
const MIN_DISTANCE = 1 / 3;

/** Appends a round in which each idol is the answer once. Existing rounds stay: a past day never changes. */
export function addRound(
  rounds: readonly (readonly number[])[],
  cast: readonly number[],
): (readonly number[])[] {
  const pause = Math.floor(cast.length * MIN_DISTANCE);
  const recent = new Set(rounds.flat().slice(-pause));
  const order = shuffled(cast, `round ${rounds.length}`);
  const available = order.filter((id) => !recent.has(id));
  const [first, rest] = [available.slice(0, pause), available.slice(pause)];
  const recentlyUsed = order.filter((id) => recent.has(id));
  return [...rounds, [...first, ...shuffled([...rest, ...recentlyUsed], `rest ${rounds.length}`)]];
}
