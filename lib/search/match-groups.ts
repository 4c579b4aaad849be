import { MIN_INSIDE_LENGTH, fewestTypos, type Match, type Query, TIER, tierOfTypos } from "./match";
import type { Findable, Group } from "./open-index";
import { HASTY_TYPOS } from "./typos";

/** Penalties of a member behind its group, and of worse-fitting members. */
const MEMBER_PENALTY = 0.5;
const FIT_PENALTY = 0.001;

/** Part of a name to type before members are listed too. */
const MIN_TYPED_SHARE = 0.4;

/**
 * Rank of a query for a group, by the group's names or those of its owner.
 * @param matches of the query in records
 */
export function rankOfGroup(
  group: Group,
  query: Query,
  matches: ReadonlyMap<Findable, Match>,
): number | undefined {
  const { whole, likely } = query;
  if (group.owner) {
    const isEnough = group.names.some((name) => whole.length >= name.length * MIN_TYPED_SHARE);
    return isEnough ? matches.get(group.owner)?.rank : undefined;
  }
  if (group.names.includes(whole)) return TIER.exact;
  if (whole.length >= MIN_INSIDE_LENGTH && group.names.some((name) => name.startsWith(whole))) {
    return TIER.prefix;
  }
  const typos = fewestTypos(group.names, likely.get(whole));
  return typos < HASTY_TYPOS ? tierOfTypos(typos) : undefined;
}

export function matchMembers({ label, members }: Group, rank: number): Match[] {
  return [...members].map(([found, fit]) => ({
    found,
    rank: rank + MEMBER_PENALTY + fit * FIT_PENALTY,
    reason: label,
  }));
}
