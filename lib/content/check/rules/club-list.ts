import type { Character } from "../../../../content/types";
import type { Finding } from "../problem";
import { nearestWithName, withName } from "../../identity/with-name";
import type { Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import { nearest } from "../suggest";
import { listed, ranges, shown } from "../words";
import type { Rule } from "./rule";

/** A club lists exactly the characters whose circle names it. */
export const clubList: Rule = {
  name: "club-list",
  *check(content) {
    const sides = new Sides(content);
    yield* sides.unknownClubs();
    yield* sides.wrongCircles();
    yield* sides.wrongLists();
  },
};

/** The lists of the clubs on one side, the circles of the characters on the other. */
class Sides {
  /** Disagreements of a club and a character that have been reported, as `key id`. */
  readonly #explained = new Set<string>();

  readonly #lists: Map<string, Set<number>>;
  readonly #circles: Map<Entry<Character>, Set<string>>;
  /** The same from the other end: clubs that list an id, characters who name a club. */
  readonly #listing = new Map<number, string[]>();
  readonly #naming = new Map<string, Entry<Character>[]>();
  readonly #inUnits: Set<number>;

  constructor(private readonly content: Content) {
    const valuesOf = <Value>(items: { value: Value }[]) => new Set(items.map(({ value }) => value));
    this.#lists = new Map(
      [...content.identities.clubs].map(([key, club]) => [key, valuesOf(club.items("list"))]),
    );
    this.#circles = new Map(
      content.characters.map((entry) => [entry, valuesOf(entry.items("circle"))]),
    );
    for (const [key, ids] of this.#lists) {
      for (const id of ids) append(this.#listing, id, key);
    }
    for (const [entry, keys] of this.#circles) {
      for (const key of keys) append(this.#naming, key, entry);
    }
    this.#inUnits = valuesOf(content.units.flatMap((unit) => unit.items("list")));
  }

  /** Circles that name no club. A club that several miss is a missing file. */
  *unknownClubs(): Iterable<Finding> {
    const { clubs } = this.content.identities;
    const missed = new Map<string, { entry: Entry<Character>; index: number }[]>();
    for (const entry of this.content.characters) {
      for (const { value: key, index } of entry.items("circle")) {
        if (!clubs.has(key)) missed.set(key, [...(missed.get(key) ?? []), { entry, index }]);
      }
    }
    for (const [key, [first, ...more]] of missed) {
      if (!first) continue;
      const { entry, index } = first;
      const listing = this.#listingWithoutCircle(entry);
      const near = listing[0] ?? nearest(key, clubs.keys());
      if (more.length === 0 && listing[0] !== undefined) this.#explain(entry, listing[0]);
      const others = listed(more.map(({ entry: other }) => other.file));
      const what = `but there is no file content/clubs/${key}.json${others && ` (${others} name it too)`}`;
      yield entry.wrong(["circle", index], what, [...clubs.keys()].join(", "), near && shown(near));
    }
  }

  /** Circles that name a club in place of one that lists the character. */
  *wrongCircles(): Iterable<Finding> {
    for (const entry of this.content.characters) {
      for (const { value: key, index } of entry.items("circle")) {
        const [meant] = this.#listingWithoutCircle(entry);
        if (meant === undefined || !this.#absent(key).includes(entry)) continue;
        this.#explain(entry, meant);
        this.#explain(entry, key);
        yield this.#notListed(entry, index, key, meant);
      }
    }
  }

  /** Lists that hold a stranger, or lack a character who names the club, or one for the other. */
  *wrongLists(): Iterable<Finding> {
    const { clubs, characters, idOf } = this.content.identities;
    for (const [key, club] of clubs) {
      const absent = this.#absent(key);
      for (const { value: id, index } of club.items("list")) {
        if (!this.#isStranger(key, id)) continue;
        const entry = characters.get(id);
        const meant = absent.shift();
        const meantId = meant && idOf.get(meant);
        const near = entry ? undefined : nearestWithName(id, characters.keys(), characters);
        yield club.finding(["list", index], {
          message: entry
            ? `list, item ${index + 1} is ${withName(id, characters)}, but ${entry.file} does not name ${shown(key)} in circle`
            : `list, item ${index + 1} is ${id}, but there is no character with that id`,
          allowed: entry
            ? "characters whose circle names this club"
            : `ids of the records in content/characters: ${ranges([...characters.keys()])}`,
          suggestion: meantId === undefined ? near : withName(meantId, characters),
          ...(entry && !meant && { fix: { file: entry.file, path: ["circle"], add: key } }),
        });
      }
      for (const entry of absent) {
        const index = entry.items("circle").find(({ value }) => value === key)?.index ?? 0;
        yield this.#notListed(entry, index, key);
      }
    }
  }

  #notListed(entry: Entry<Character>, index: number, key: string, meant?: string): Finding {
    const { clubs, idOf } = this.content.identities;
    const [club, id] = [clubs.get(key), idOf.get(entry)];
    const isSure = meant === undefined && club && id !== undefined;
    const what = `but ${club?.file} does not list ${id}`;
    const allowed = "clubs whose list holds the character";
    return {
      ...entry.wrong(["circle", index], what, allowed, meant && shown(meant)),
      ...(isSure && { fix: { file: club.file, path: ["list"], add: id } }),
    };
  }

  #explain(entry: Entry<Character>, key: string): void {
    this.#explained.add(`${key} ${this.content.identities.idOf.get(entry)}`);
  }

  /** Clubs that list a character who does not name them. */
  #listingWithoutCircle(entry: Entry<Character>): string[] {
    const id = this.content.identities.idOf.get(entry);
    if (id === undefined) return [];
    return (this.#listing.get(id) ?? []).filter((key) => !this.#names(entry, key));
  }

  #names(entry: Entry<Character>, key: string): boolean {
    return this.#circles.get(entry)?.has(key) ?? false;
  }

  /** Is a listed id wrong, and nothing else has been said that explains it? */
  #isStranger(key: string, id: number): boolean {
    const { characters, idOf } = this.content.identities;
    const entry = characters.get(id);
    if (entry) {
      const isExplained = this.#explained.has(`${key} ${id}`);
      return entry.isWhole("circle") && !this.#names(entry, key) && !isExplained;
    }
    const isUnsettled = this.content.characters.some(
      (other) => !idOf.has(other) && (this.#names(other, key) || !other.isWhole("circle")),
    );
    return !this.#inUnits.has(id) && !isUnsettled;
  }

  /** Characters who name the club without being listed, and nothing explains it yet. */
  #absent(key: string): Entry<Character>[] {
    const { clubs, idOf } = this.content.identities;
    const club = clubs.get(key);
    if (!club?.isWhole("list") || !club.has("list")) return [];
    return (this.#naming.get(key) ?? []).filter((entry) => {
      const id = idOf.get(entry);
      if (id === undefined || this.#lists.get(key)?.has(id)) return false;
      return !this.#explained.has(`${key} ${id}`);
    });
  }
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
