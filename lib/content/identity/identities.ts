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
  const evidence = new Evidence(records.characters, units, clubs);
  return {
    ...evidence.settle(),
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

class Evidence {
  readonly #ids = new Map<Entry<Character>, number>();
  readonly #characters = new Map<number, Entry<Character>>();
  readonly #doubtful: { entry: Entry<Character>; words?: string }[] = [];

  constructor(
    private readonly entries: readonly Entry<Character>[],
    private readonly units: Map<string, Entry<Unit>>,
    private readonly clubs: Map<string, Entry<Club>>,
  ) {
    this.#trustUnique();
    this.#doubtRenumbered();
  }

  /** Gives the doubtful records the one id that their unit lists and nobody has. */
  settle(): Pick<Identities, "characters" | "idOf" | "findings"> {
    const findings: Finding[] = [];
    const vacant = this.#doubtful.map(({ entry }) => this.#vacantIds(entry));
    for (const [index, { entry, words }] of this.#doubtful.entries()) {
      const rivals = this.#doubtful.filter((other) => unitOf(other.entry) === unitOf(entry));
      const ids = vacant[index] ?? [];
      const id = rivals.length === 1 && ids.length === 1 ? ids[0] : undefined;
      if (id !== undefined) this.#trust(entry, id);
      if (words === undefined) continue;
      findings.push(
        entry.finding(["id"], {
          message: words,
          allowed: "an id that no other record has",
          suggestion: id === undefined ? undefined : String(id),
        }),
      );
    }
    return { characters: this.#characters, idOf: this.#ids, findings };
  }

  #trust(entry: Entry<Character>, id: number): void {
    this.#ids.set(entry, id);
    this.#characters.set(id, entry);
  }

  /** Of several records with one id the one that its lists agree with keeps it. */
  #trustUnique(): void {
    const claims = new Map<number, Entry<Character>[]>();
    for (const entry of this.entries) {
      const id = entry.get("id");
      if (id === undefined) this.#doubtful.push({ entry });
      else claims.set(id, [...(claims.get(id) ?? []), entry]);
    }
    for (const [id, entries] of claims) {
      const [keeper, ...others] = entries.toSorted(
        (one, other) => this.#support(other, id) - this.#support(one, id),
      );
      if (keeper) this.#trust(keeper, id);
      for (const entry of others) {
        this.#doubtful.push({ entry, words: `id is ${id}, which ${keeper?.file} has too` });
      }
    }
    for (const doubt of this.#doubtful) {
      const written = Number(doubt.entry.raw("id"));
      if (
        doubt.words === undefined &&
        Number.isInteger(written) &&
        !this.#characters.has(written)
      ) {
        if (this.#support(doubt.entry, written) > 0) this.#trust(doubt.entry, written);
      }
    }
  }

  /** A record whose unit and clubs list it under another number has a wrong id. */
  #doubtRenumbered(): void {
    for (const entry of this.entries) {
      const id = this.#ids.get(entry);
      if (id === undefined || this.#support(entry, id) > 0) continue;
      const [vacant, ...more] = this.#vacantIds(entry);
      const isInClubs = vacant !== undefined && this.#clubsListing(entry, vacant).length > 0;
      if (!isInClubs || more.length > 0) continue;
      this.#ids.delete(entry);
      this.#characters.delete(id);
      const unit = shown(unitOf(entry));
      const words = `id is ${id}, but unit ${unit} and the clubs list ${vacant}, which no record has`;
      this.#doubtful.push({ entry, words });
    }
  }

  #vacantIds(entry: Entry<Character>): number[] {
    const ids = this.units.get(unitOf(entry))?.items("list") ?? [];
    return ids.map(({ value }) => value).filter((id) => !this.#characters.has(id));
  }

  /** How many lists that the record names hold the id; its unit counts most. */
  #support(entry: Entry<Character>, id: number): number {
    const isInUnit = this.units
      .get(unitOf(entry))
      ?.items("list")
      .some(({ value }) => value === id);
    return (isInUnit ? 100 : 0) + this.#clubsListing(entry, id).length;
  }

  #clubsListing(entry: Entry<Character>, id: number): string[] {
    return entry
      .items("circle")
      .map(({ value }) => value)
      .filter((key) =>
        this.clubs
          .get(key)
          ?.items("list")
          .some(({ value }) => value === id),
      );
  }
}

function unitOf(entry: Entry<Character>): string {
  return String(entry.raw("unit"));
}
