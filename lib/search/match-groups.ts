import { INSIDE, leastOf, type Match, type Query, TIER, tierOfSlips } from "./match";
import type { Findable, Group } from "./open-index";
import { HASTY } from "./slips";

/** A member ranks behind what it belongs to, and one that fits less behind one that fits more. */
const MEMBER = 0.5;
const FIT = 0.001;

/** How much of a name has to be typed before its members are named too. */
const ENOUGH = 0.4;

/**
 * How near a query comes to a group: by what it is asked for, or by the names of the record that it belongs to.
 * @param matches how the query is found in records
 */
export function rankOfGroup(
  group: Group,
  query: Query,
  matches: ReadonlyMap<Findable, Match>,
): number | undefined {
  const { whole, meant } = query;
  if (group.owner) {
    const isEnough = group.names.some((name) => whole.length >= name.length * ENOUGH);
    return isEnough ? matches.get(group.owner)?.rank : undefined;
  }
  if (group.names.includes(whole)) return TIER.exact;
  if (whole.length >= INSIDE && group.names.some((name) => name.startsWith(whole))) {
    return TIER.prefix;
  }
  const slips = leastOf(group.names, meant.get(whole));
  return slips < HASTY ? tierOfSlips(slips) : undefined;
}

/** The members of a group that was named. */
export function matchMembers({ label, members }: Group, rank: number): Match[] {
  return [...members].map(([found, fit]) => ({
    found,
    rank: rank + MEMBER + fit * FIT,
    reason: label,
  }));
}
