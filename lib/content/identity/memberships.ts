import type { Character, Unit } from "../../../content/types";
import type { Finding } from "../check/problem";
import type { Records } from "../read/records";
import type { Entry } from "../read/entry";
import { ranges, shown } from "../check/words";
import type { Identities } from "./identities";
import { nearestWithName, withName } from "./with-name";

/** Which unit each character is in, slips on one of the two sides allowed for. */
export interface Memberships {
  /** Key of the character's unit, as the record and the lists have it between them. */
  unitOf: Map<Entry<Character>, string>;
  /** Ids of the members by key of the unit, with wrong items mended. */
  membersOf: Map<string, number[]>;
  /** Where a unit's list and the records of its members disagree: one finding for each slip. */
  findings: Finding[];
}

/** Compares the lists of the units with what the characters say of their unit. */
export function settleMemberships(records: Records, identities: Identities): Memberships {
  const { units, idOf, characters } = identities;
  const unitOf = new Map<Entry<Character>, string>();
  const membersOf = new Map<string, number[]>();
  const findings: Finding[] = [];
  const absent = new Map<string, number[]>();
  const listings = new Map<number, string[]>();
  for (const [key, unit] of units) {
    for (const { value: id } of unit.items("list")) {
      listings.set(id, [...(listings.get(id) ?? []), key]);
    }
  }

  for (const entry of records.characters) {
    const id = idOf.get(entry);
    const says = entry.get("unit");
    const listing = id === undefined ? [] : (listings.get(id) ?? []);
    const own = says === undefined ? undefined : units.get(says);
    const isListed = says !== undefined && listing.includes(says);
    const isOpen = says !== undefined && (!own?.isWhole("list") || id === undefined);
    const [first] = listing;
    if (isListed || isOpen || (says === undefined && first === undefined)) {
      unitOf.set(entry, says ?? String(entry.raw("unit")));
    } else if (first !== undefined) {
      unitOf.set(entry, first);
      if (says !== undefined) findings.push(wrongUnit(entry, says, first, id));
    } else {
      unitOf.set(entry, String(says));
      if (id !== undefined) absent.set(String(says), [...(absent.get(String(says)) ?? []), id]);
    }
  }

  for (const [key, unit] of units) {
    const missing = absent.get(key) ?? [];
    const members: number[] = [];
    for (const { value: id, index } of unit.items("list")) {
      const character = characters.get(id);
      if (character && unitOf.get(character) === key) {
        members.push(id);
        continue;
      }
      const isUnsettled = records.characters.some(
        (entry) => !idOf.has(entry) && (unitNamedBy(entry, units) ?? key) === key,
      );
      const meant = missing.shift();
      if (meant !== undefined) members.push(meant);
      else if (!character) members.push(id);
      if (!character && isUnsettled && meant === undefined) continue;
      findings.push(wrongItem(unit, index, id, identities, meant));
    }
    for (const id of missing) findings.push(notListed(characters.get(id), unit, id));
    membersOf.set(key, [...members, ...missing]);
  }
  return { unitOf, membersOf, findings };
}

/** The unit that a record names as far as it can be read; undefined if it names none that exists. */
function unitNamedBy(entry: Entry<Character>, units: Identities["units"]): string | undefined {
  const unit = entry.raw("unit");
  return typeof unit === "string" && units.has(unit) ? unit : undefined;
}

function wrongUnit(entry: Entry<Character>, says: string, listing: string, id?: number): Finding {
  const what = `but ${id} is in the list of unit ${shown(listing)}, not of ${shown(says)}`;
  return entry.wrong(["unit"], what, "the unit whose list holds the character", shown(listing));
}

function wrongItem(
  unit: Entry<Unit>,
  index: number,
  id: number,
  { characters }: Identities,
  meant: number | undefined,
): Finding {
  const stranger = characters.get(id);
  const near = stranger ? undefined : nearestWithName(id, characters.keys(), characters);
  return unit.finding(["list", index], {
    message: stranger
      ? `list, item ${index + 1} is ${withName(id, characters)}, but ${stranger.file} says that its unit is ${shown(stranger.get("unit"))}`
      : `list, item ${index + 1} is ${id}, but there is no character with that id`,
    allowed: stranger
      ? "characters whose record names this unit"
      : `ids of the records in content/characters: ${ranges([...characters.keys()])}`,
    suggestion: meant === undefined ? near : withName(meant, characters),
  });
}

function notListed(entry: Entry<Character> | undefined, unit: Entry<Unit>, id: number): Finding {
  return unit.finding(["list"], {
    message: `list lacks ${id}: ${entry?.file} says that its unit is ${shown(entry?.get("unit"))}`,
    allowed: "every character whose record names this unit",
    fix: { file: unit.file, path: ["list"], add: id },
  });
}
