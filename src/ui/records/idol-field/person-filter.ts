import { type Named as CharacterNames, nameMatcher } from "#lib/search/match-name";

interface Named extends CharacterNames {
  readonly cname: string;
}

/** Filters people by typed text, best match first; returns all for an empty text. */
export type PersonFilter = <Person extends Named>(
  people: readonly Person[],
  typed: string,
) => readonly Person[];

/** Matches parts of names only: until the search index is loaded, or if it fails. */
export const filterByName: PersonFilter = (people, typed) => people.filter(nameMatcher(typed));
