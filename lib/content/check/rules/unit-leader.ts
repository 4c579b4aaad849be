import { withName } from "../../identity/with-name";
import { listed } from "../words";
import type { Rule } from "./rule";

/** Groups that nobody leads (SPEC section 3). */
const LEADERLESS = ["4piece", "other"];

/** A unit is led by one of its members. */
export const unitLeader: Rule = {
  name: "unit-leader",
  description: "A unit has a leader who is in its list; 4piece and other have none.",
  *check({ identities, memberships }) {
    for (const [key, unit] of identities.units) {
      if (!unit.isWhole("leader")) continue;
      const leader = unit.get("leader");
      const members = memberships.membersOf.get(key) ?? [];
      const named = (id: number) => withName(id, identities.characters);
      const allowed =
        members.length === 0 ? "one of its members" : `one of ${listed(members.map(named), "or")}`;
      if (LEADERLESS.includes(key)) {
        if (leader === undefined) continue;
        const message = `leader is ${named(leader)}, but unit ${key} has no leader`;
        yield unit.finding(["leader"], { message, allowed: "no leader here", atName: true });
      } else if (leader === undefined) {
        yield unit.finding([], {
          message: "leader is missing: Id of the leader, one of list",
          allowed,
        });
      } else if (unit.isWhole("list") && !members.includes(leader)) {
        const message = `leader is ${named(leader)}, who is not in the list of the unit`;
        yield unit.finding(["leader"], { message, allowed });
      }
    }
  },
};
