import type { RacingEntry, UnitId } from "../../content/types";

export interface UnitTally {
  readonly cheers: number;
  readonly stands: number;
}

const NO_TALLY: UnitTally = { cheers: 0, stands: 0 };

export function tallyStands(
  stands: readonly { readonly unit: UnitId; readonly cheers: number }[],
): Map<UnitId, UnitTally> {
  const tally = new Map<UnitId, UnitTally>();
  for (const { unit, cheers } of stands) {
    const before = tally.get(unit) ?? NO_TALLY;
    tally.set(unit, { cheers: before.cheers + cheers, stands: before.stands + 1 });
  }
  return tally;
}

/**
 * All units by cheers, the most first. Units with as many cheers keep the order of `units` and share a rank (1, 1, 3).
 */
export function standings(
  units: readonly UnitId[],
  tally: ReadonlyMap<UnitId, UnitTally>,
): RacingEntry[] {
  const entries = units.map((unit) => ({ unit, ...(tally.get(unit) ?? NO_TALLY) }));
  entries.sort((a, b) => b.cheers - a.cheers);
  return entries.map(({ unit, cheers, stands }) => ({
    rank: 1 + entries.filter((other) => other.cheers > cheers).length,
    unit,
    cheers,
    stands,
  }));
}
