import type { RacingEntry, UnitId } from "../../content/types";

/** What the public stands of a unit have come to. */
export interface UnitTally {
  readonly cheers: number;
  readonly stands: number;
}

const NOTHING: UnitTally = { cheers: 0, stands: 0 };

/** Adds up public stands by their units. */
export function tallyStands(
  stands: readonly { readonly unit: UnitId; readonly cheers: number }[],
): Map<UnitId, UnitTally> {
  const tally = new Map<UnitId, UnitTally>();
  for (const { unit, cheers } of stands) {
    const before = tally.get(unit) ?? NOTHING;
    tally.set(unit, { cheers: before.cheers + cheers, stands: before.stands + 1 });
  }
  return tally;
}

/**
 * The standings of the units by cheers: every unit once, the most cheered first, units with as many
 * cheers in the order of `units` and with the same rank (1, 1, 3).
 */
export function standings(
  units: readonly UnitId[],
  tally: ReadonlyMap<UnitId, UnitTally>,
): RacingEntry[] {
  const entries = units.map((unit) => ({ unit, ...(tally.get(unit) ?? NOTHING) }));
  entries.sort((a, b) => b.cheers - a.cheers);
  return entries.map(({ unit, cheers, stands }) => ({
    rank: 1 + entries.filter((other) => other.cheers > cheers).length,
    unit,
    cheers,
    stands,
  }));
}
