import { counted } from "../words";
import type { Rule } from "./rule";

/** Members of a unit, least and most (SPEC sections 3 and 9); `other` and the audition are groups. */
const USUAL = [2, 5] as const;
const SIZES: Record<string, readonly [number, number]> = { mam: [1, 1], other: [1, Infinity] };

/** Units are small. */
export const unitSize: Rule = {
  name: "unit-size",
  description: "A unit has 2 to 5 members, mam has 1, other any number.",
  *check({ identities, memberships }) {
    for (const [key, unit] of identities.units) {
      if (!unit.has("list") || !unit.isWhole("list")) continue;
      const size = memberships.membersOf.get(key)?.length ?? 0;
      const [least, most] = SIZES[key] ?? USUAL;
      if (size >= least && size <= most) continue;
      const allowed = least === most ? counted(least, "member") : `${least} to ${most} members`;
      yield unit.finding(["list"], {
        message: `unit ${key} has ${counted(size, "member")}`,
        allowed,
      });
    }
  },
};
