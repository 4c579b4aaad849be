import type { Match } from "./match";
import type { Findable } from "./open-index";

/** The best match of each record, in order; equals stay in the order of the index. */
export function best(matches: readonly Match[]): Match[] {
  const byRecord = new Map<Findable, Match>();
  for (const match of matches) {
    const known = byRecord.get(match.found);
    if (!known || match.rank < known.rank) byRecord.set(match.found, match);
  }
  return [...byRecord.values()].toSorted((one, other) => one.rank - other.rank);
}
