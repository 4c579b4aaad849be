import type { Unit } from "../../../../content/types";
import { withName } from "../../identity/with-name";
import type { Entry } from "../../read/entry";
import { counted, listed, shown } from "../words";
import { presence, type Rule } from "./rule";

/** Groups that nobody leads (SPEC section 3). */
const LEADERLESS = ["4piece", "other"];

/** Members of a unit, least and most (SPEC sections 3 and 9); `other` and the audition are groups. */
const USUAL = [2, 5] as const;
const SIZES: Record<string, readonly [number, number]> = { mam: [1, 1], other: [1, Infinity] };

/** Figures of this group have colours of their own (SPEC section 3). */
const OTHER = "other";

/** Units, their members, and the offices that they belong to. */
export const UNIT_RULES: readonly Rule[] = [
  {
    // A unit lists exactly the characters whose records name it.
    name: "unit-list",
    // See identity/memberships.ts.
    check: ({ memberships }) => memberships.findings,
  },
  {
    // A unit has a leader who is in its list; 4piece and other have none.
    name: "unit-leader",
    *check({ identities, memberships }) {
      const named = (id: number | undefined) => withName(id ?? 0, identities.characters);
      for (const [key, unit] of identities.units) {
        const leader = unit.get("leader");
        const members = memberships.membersOf.get(key) ?? [];
        const isWanted = !LEADERLESS.includes(key);
        const one = `one of ${members.length === 0 ? "its members" : listed(members.map(named), "or")}`;
        yield* presence(unit, "leader", {
          isWanted,
          missing: "leader is missing: Id of the leader, one of list",
          surplus: `leader is ${named(leader)}, but unit ${key} has no leader`,
          allowed: isWanted ? one : "no leader here",
        });
        if (!isWanted || leader === undefined || !unit.isWhole("list")) continue;
        if (members.includes(leader)) continue;
        const message = `leader is ${named(leader)}, who is not in the list of the unit`;
        yield unit.finding(["leader"], { message, allowed: one });
      }
    },
  },
  {
    // A unit has 2 to 5 members, mam has 1, other any number.
    name: "unit-size",
    *check({ identities, memberships }) {
      for (const [key, unit] of identities.units) {
        if (!unit.has("list") || !unit.isWhole("list")) continue;
        const size = memberships.membersOf.get(key)?.length ?? 0;
        const [least, most] = SIZES[key] ?? USUAL;
        if (size >= least && size <= most) continue;
        yield unit.finding(["list"], {
          message: `unit ${key} has ${counted(size, "member")}`,
          allowed: least === most ? counted(least, "member") : `${least} to ${most} members`,
        });
      }
    },
  },
  {
    // Every unit is in the list of exactly one office.
    name: "office-list",
    *check({ identities, offices, officeIds }) {
      const isComplete =
        officeIds.every((id) => identities.offices.has(id)) &&
        offices.every((office) => office.has("list") && office.isWhole("list"));
      const allowed = "each unit in one office";
      const places = offices.flatMap((office) =>
        office.items("list").map(({ value: id, index }) => ({ office, index, id })),
      );
      const first = new Map(places.toReversed().map((place) => [place.id as string, place]));
      const homeless: [string, Entry<Unit>][] = [...identities.units].filter(
        ([key]) => isComplete && !first.has(key),
      );
      for (const place of places) {
        const { office, index, id } = place;
        const other = first.get(id);
        if (other === place) continue;
        const meant = homeless.shift()?.[0];
        const what = `which is in the list of ${other?.office.file} too`;
        yield office.wrong(["list", index], what, allowed, meant && shown(meant));
      }
      for (const [key, unit] of homeless) {
        const message = `no office has unit ${shown(key)} in its list`;
        yield unit.finding(["id"], { message, allowed });
      }
    },
  },
  {
    // Every unit has colors except other, whose figures have their own.
    name: "unit-colors",
    *check({ identities }) {
      for (const [key, unit] of identities.units) {
        const isWanted = key !== OTHER;
        yield* presence(unit, "colors", {
          isWanted,
          missing: "colors is missing: Colour set of the unit",
          surplus: "unit other has no colors: its figures carry their own",
          allowed: isWanted
            ? "color1, color2, border, text, light, bar, cv"
            : "colours in content/other-characters",
        });
      }
    },
  },
];
