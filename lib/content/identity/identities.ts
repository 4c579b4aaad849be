import type { Character, Club, Office, Unit } from "../../../content/types";
import type { Finding } from "../check/problem";
import type { Records } from "../read/records";
import type { Entry } from "../read/entry";
import { shown } from "../check/words";
import { AUDITION } from "../kinds/kinds";
import { byKey } from "./keys";

/** Which record is meant by an id or a key, slips in the records themselves allowed for. */
export interface Identities {
  characters: Map<number, Entry<Character>>;
  /** The id of a character; undefined if it cannot be told. */
  idOf: Map<Entry<Character>, number>;
  /** Characters by cname; audition records share it with the later record. */
  byCname: Map<string, Entry<Character>[]>;
  units: Map<string, Entry<Unit>>;
  offices: Map<string, Entry<Office>>;
  clubs: Map<string, Entry<Club>>;
  /** Ids that are not their character's: given twice, or listed under another number. */
  findings: Finding[];
}

/** Finds out who is who. One slip in an id must not make every list that names it wrong. */
export function identify(records: Records): Identities {
  const units = known(byKey(records.units, "id", new Set(records.unitIds)), records.unitIds);
  const circles = records.characters.flatMap((entry) => entry.items("circle"));
  const clubs = byKey(records.clubs, "key", new Set(circles.map(({ value }) => value)));
  return {
    ...whoIsWho(records.characters, units, clubs),
    byCname: byCname(records.characters),
    units,
    offices: known(byKey(records.offices, "id", new Set(records.officeIds)), records.officeIds),
    clubs,
  };
}

/** Leaves out records of units and offices that do not exist: the schema has refused their ids. */
function known<Value>(map: Map<string, Value>, keys: readonly string[]): Map<string, Value> {
  return new Map([...map].filter(([key]) => keys.includes(key)));
}

/** A record is found by what it calls itself and by its file: one of them may be a slip. */
function byCname(characters: readonly Entry<Character>[]): Map<string, Entry<Character>[]> {
  const found = new Map<string, Entry<Character>[]>();
  for (const entry of characters) {
    const names = new Set([entry.get("cname"), entry.key.replace(AUDITION, "")]);
    for (const name of names) if (name) found.set(name, [...(found.get(name) ?? []), entry]);
  }
  return found;
}

/** A record whose id is not its own, or cannot be read: then there are no words for it here. */
interface Doubt {
  readonly entry: Entry<Character>;
  readonly words?: string;
}

/** Gives each id to the record that the lists of units and clubs agree with. */
function whoIsWho(
  entries: readonly Entry<Character>[],
  units: ReadonlyMap<string, Entry<Unit>>,
  clubs: ReadonlyMap<string, Entry<Club>>,
): Pick<Identities, "characters" | "idOf" | "findings"> {
  const idOf = new Map<Entry<Character>, number>();
  const characters = new Map<number, Entry<Character>>();
  const doubts: Doubt[] = [];
  const trust = (entry: Entry<Character>, id: number) => {
    idOf.set(entry, id);
    characters.set(id, entry);
  };
  const members = (entry: Entry<Character>) =>
    units
      .get(unitOf(entry))
      ?.items("list")
      .map(({ value }): number => value) ?? [];
  const vacantIds = (entry: Entry<Character>) => members(entry).filter((id) => !characters.has(id));
  const clubsListing = (entry: Entry<Character>, id: number) =>
    entry.items("circle").filter(({ value: key }) =>
      clubs
        .get(key)
        ?.items("list")
        .some(({ value }) => value === id),
    ).length;
  /** How many lists that the record names hold the id; its unit counts most. */
  const support = (entry: Entry<Character>, id: number) =>
    (members(entry).includes(id) ? 100 : 0) + clubsListing(entry, id);

  // Of several records with one id the one that its lists agree with keeps it.
  const claims = entries
    .flatMap((entry) => {
      const id = entry.get("id");
      return id === undefined ? [] : [{ entry, id: id as number, support: support(entry, id) }];
    })
    .toSorted((one, other) => other.support - one.support);
  for (const { entry, id } of claims) {
    const keeper = characters.get(id);
    if (keeper) doubts.push({ entry, words: `id is ${id}, which ${keeper.file} has too` });
    else trust(entry, id);
  }
  for (const entry of entries.filter((one) => one.get("id") === undefined)) {
    const written = Number(entry.raw("id"));
    if (!characters.has(written) && support(entry, written) > 0) trust(entry, written);
    doubts.push({ entry });
  }
  // A record whose unit and clubs list it under another number has a wrong id.
  for (const entry of entries) {
    const id = idOf.get(entry);
    if (id === undefined || support(entry, id) > 0) continue;
    const [vacant, ...more] = vacantIds(entry);
    if (vacant === undefined || more.length > 0 || clubsListing(entry, vacant) === 0) continue;
    idOf.delete(entry);
    characters.delete(id);
    const unit = shown(unitOf(entry));
    const words = `id is ${id}, but unit ${unit} and the clubs list ${vacant}, which no record has`;
    doubts.push({ entry, words });
  }
  // The one id that its unit lists and nobody has is that of a doubtful record.
  const findings: Finding[] = [];
  const vacant = doubts.map(({ entry }) => vacantIds(entry));
  for (const [index, { entry, words }] of doubts.entries()) {
    const rivals = doubts.filter((other) => unitOf(other.entry) === unitOf(entry));
    const ids = vacant[index] ?? [];
    const id = rivals.length === 1 && ids.length === 1 ? ids[0] : undefined;
    if (id !== undefined) trust(entry, id);
    if (words === undefined) continue;
    const suggestion = id === undefined ? undefined : String(id);
    const allowed = "an id that no other record has";
    findings.push(entry.finding(["id"], { message: words, allowed, suggestion }));
  }
  return { characters, idOf, findings };
}

const unitOf = (entry: Entry<Character>): string => String(entry.raw("unit"));
