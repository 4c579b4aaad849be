import type { Character, Club } from "../../../../content/types";
import type { Finding } from "../problem";
import { nearestWithName, withName } from "../../identity/with-name";
import type { Content } from "../../read/content";
import type { Entry } from "../../read/entry";
import { nearest } from "../suggest";
import { listed, ranges, shown } from "../words";
import type { Rule } from "./rule";

/** A character's circle names a club that is not there, or does not list the character. */
interface Naming {
  readonly entry: Entry<Character>;
  readonly index: number;
  readonly key: string;
}

/** A club lists somebody who does not name it, or nobody. */
interface Listing {
  readonly club: Entry<Club>;
  readonly key: string;
  readonly index: number;
  readonly id: number;
  readonly entry: Entry<Character> | undefined;
}

/** A club lists exactly the characters whose circle names it. */
export const clubList: Rule = {
  name: "club-list",
  *check(content) {
    const { clubs } = content.identities;
    const listings = wrongListings(content);
    const namings = content.characters.flatMap((entry) =>
      entry.items("circle").map(({ value: key, index }) => ({ entry, key, index })),
    );
    // What is wrong on both sides of a character or a club is one slip.
    const take = <Item>(from: Item[], isMeant: (item: Item) => boolean): Item | undefined => {
      const at = from.findIndex(isMeant);
      return at < 0 ? undefined : from.splice(at, 1)[0];
    };

    const unknown = namings.filter(({ key }) => !clubs.has(key));
    for (const key of new Set(unknown.map((one) => one.key))) {
      const [first, ...more] = unknown.filter((one) => one.key === key);
      if (!first) continue;
      const { entry, index } = first;
      const isOf = (one: Listing) => one.entry === entry;
      const listing = more.length === 0 ? take(listings, isOf) : listings.find(isOf);
      const near = listing?.key ?? nearest(key, clubs.keys());
      const others = listed(more.map((one) => one.entry.file));
      const what = `but there is no file content/clubs/${key}.json${others && ` (${others} name it too)`}`;
      const allowed = [...clubs.keys()].join(", ");
      yield entry.wrong(["circle", index], what, allowed, near && shown(near));
    }

    const unlisted: Naming[] = [];
    for (const naming of namings.filter((one) => isUnlisted(one, content))) {
      const meant = take(listings, ({ entry }) => entry === naming.entry);
      if (meant) yield notListed(naming, content, meant.key);
      else unlisted.push(naming);
    }
    for (const listing of listings) {
      const meant = take(unlisted, ({ key }) => key === listing.key);
      yield stranger(listing, meant?.entry, content);
    }
    for (const naming of unlisted) yield notListed(naming, content);
  },
};

/** The items of lists that name somebody who does not name the club, or nobody. */
function wrongListings({ identities, characters, units }: Content): Listing[] {
  const inUnits = new Set(units.flatMap((unit) => unit.items("list")).map(({ value }) => value));
  // A character whose id is not known may be the one.
  const isOpen = (key: string) =>
    characters.some(
      (one) => !identities.idOf.has(one) && (namesClub(one, key) || !one.isWhole("circle")),
    );
  return [...identities.clubs].flatMap(([key, club]) =>
    club.items("list").flatMap(({ value: id, index }) => {
      const entry = identities.characters.get(id);
      const isWrong = entry
        ? entry.isWhole("circle") && !namesClub(entry, key)
        : !inUnits.has(id) && !isOpen(key);
      return isWrong ? [{ club, key, index, id, entry }] : [];
    }),
  );
}

const namesClub = (entry: Entry<Character>, key: string): boolean =>
  entry.items("circle").some(({ value }) => value === key);

/** Does a club that is there not list the character? */
function isUnlisted({ entry, key }: Naming, { identities }: Content): boolean {
  const club = identities.clubs.get(key);
  const id = identities.idOf.get(entry);
  if (!club?.isWhole("list") || !club.has("list") || id === undefined) return false;
  return !club.items("list").some(({ value }) => value === id);
}

/** @param meant the character that the list should name */
function stranger(
  { club, key, index, id, entry }: Listing,
  meant: Entry<Character> | undefined,
  { identities: { characters, idOf } }: Content,
): Finding {
  const meantId = meant && idOf.get(meant);
  const better = meantId === undefined ? undefined : withName(meantId, characters);
  if (!entry) {
    const what = "but there is no character with that id";
    const allowed = `ids of the records in content/characters: ${ranges([...characters.keys()])}`;
    const near = nearestWithName(id, characters.keys(), characters);
    return club.wrong(["list", index], what, allowed, better ?? near);
  }
  return club.finding(["list", index], {
    message: `list, item ${index + 1} is ${withName(id, characters)}, but ${entry.file} does not name ${shown(key)} in circle`,
    allowed: "characters whose circle names this club",
    suggestion: better,
    ...(!meant && { fix: { file: entry.file, path: ["circle"], add: key } }),
  });
}

/** @param meant the club that the circle should name */
function notListed(
  { entry, index, key }: Naming,
  { identities: { clubs, idOf } }: Content,
  meant?: string,
): Finding {
  const [club, id] = [clubs.get(key), idOf.get(entry)];
  const what = `but ${club?.file} does not list ${id}`;
  const allowed = "clubs whose list holds the character";
  const isSure = meant === undefined && club && id !== undefined;
  return {
    ...entry.wrong(["circle", index], what, allowed, meant && shown(meant)),
    ...(isSure && { fix: { file: club.file, path: ["list"], add: id } }),
  };
}
