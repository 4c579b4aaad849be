import type { Character, Unit } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import { counted, listed, ranges, shown } from "../../model/problems/words";
import { charactersById, isIdTwice, nearestWithName, withName } from "./known";
import { charactersSide, disagreements, sideOf } from "./mutual";
import { eachOf, presence, type Rule } from "./rule";
import { UNIT_COLOR_RULES } from "./unit-colors";

/** Units without a leader (SPEC section 3). */
const LEADERLESS = ["4piece", "other"];

/** Least and greatest number of members (SPEC sections 3 and 9); `other` and the audition are groups. */
const USUAL = [2, 5] as const;
const SIZES: Record<string, readonly [number, number]> = { mam: [1, 1], other: [1, Infinity] };

const unlisted = (unit: Entry<Unit>, characters: ReadonlyMap<number, Entry<Character>>) =>
  new Map(
    [...characters].filter(
      ([id, one]) =>
        one.get("unit") === unit.key && unit.items("list").every(({ value }) => value !== id),
    ),
  );

export const UNIT_RULES: readonly Rule[] = [
  {
    // A unit lists exactly the characters whose records name it.
    name: "unit-list",
    needsAllPlaced: true,
    *check(content) {
      if (isIdTwice(content)) return;
      const characters = charactersById(content);
      const nameless = content.characters.filter((one) => one.get("id") === undefined);
      const known = new Set<unknown>(content.units.map(({ key }) => key));
      for (const unit of content.units) {
        // A record with an unreadable id may be the one; in a truncated record, the unit is a guess.
        const isOpen = nameless.some((one) => {
          const named = one.at(["unit"]);
          return named === unit.key || !known.has(named);
        });
        for (const { value, path } of unit.items("list")) {
          if (isOpen || characters.has(value)) continue;
          const allowed = `ids of the records in content/characters: ${ranges([...characters.keys()])}`;
          const near = nearestWithName(value, unlisted(unit, characters));
          yield unit.wrong(path, "but there is no character with that id", allowed, near);
        }
      }
      const units = sideOf(content.units, "id", "list");
      yield* disagreements(units, charactersSide(characters, "unit"));
    },
  },
  {
    // A unit has a leader who is in its list; 4piece and other have none.
    name: "unit-leader",
    needsAllPlaced: true,
    check: eachOf("units", function* (unit, content) {
      const named = (id: number) => withName(id, charactersById(content));
      const leader = unit.get("leader");
      const members = unit.items("list").map(({ value }): number => value);
      const isWanted = !LEADERLESS.includes(unit.key);
      const one = `one of ${members.length === 0 ? "its members" : listed(members.map(named), "or")}`;
      yield* presence(unit, "leader", isWanted, {
        missing: "leader is missing: Id of the leader, one of list",
        surplus: `leader is ${named(leader ?? 0)}, but unit ${unit.key} has no leader`,
        allowed: isWanted ? one : "no leader here",
      });
      if (!isWanted || leader === undefined || !unit.isWhole("list")) return;
      if (members.includes(leader)) return;
      const message = `leader is ${named(leader)}, who is not in the list of the unit`;
      yield unit.finding(["leader"], { message, allowed: one });
    }),
  },
  {
    // A unit has 2 to 5 members, mam has 1, other any number.
    name: "unit-size",
    check: eachOf("units", function* (unit) {
      const size = unit.get("list")?.length;
      const [least, most] = SIZES[unit.key] ?? USUAL;
      if (size === undefined || (size >= least && size <= most)) return;
      yield unit.finding(["list"], {
        message: `unit ${unit.key} has ${counted(size, "member")}`,
        allowed: least === most ? counted(least, "member") : `${least} to ${most} members`,
      });
    }),
  },
  {
    // Every unit is in the list of exactly one office.
    name: "office-list",
    needsAllPlaced: true,
    *check({ units, offices }) {
      const allowed = "each unit in one office";
      const seen = new Map<string, string>();
      for (const office of offices) {
        for (const { value: id, path } of office.items("list")) {
          const other = seen.get(id);
          seen.set(id, other ?? office.file);
          if (other === undefined) continue;
          yield office.wrong(path, `which is in the list of ${other} too`, allowed);
        }
      }
      if (!offices.every((office) => office.get("list"))) return;
      for (const unit of units) {
        if (seen.has(unit.key) || seen.has(unit.get("id") ?? "")) continue;
        const message = `no office has unit ${shown(unit.key)} in its list`;
        const files = listed(
          offices.map((office) => `${office.file} (${office.get("name")})`),
          "or",
        );
        const how = `${allowed}: add ${shown(unit.key)} to list of ${files}`;
        yield unit.finding(["id"], { message, allowed: how });
      }
    },
  },
  ...UNIT_COLOR_RULES,
];
