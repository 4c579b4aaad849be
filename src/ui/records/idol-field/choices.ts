import { type Named as CharacterNames, nameMatcher } from "#lib/search/match-name";

interface Named extends CharacterNames {
  readonly cname: string;
}

/** Those of some people who are meant by what was typed, the best first; everybody for nothing. */
export type Choose = <Person extends Named>(
  people: readonly Person[],
  typed: string,
) => readonly Person[];

/** Finds by parts of names alone: until the search is there, and where it cannot be loaded. */
export const chooseByName: Choose = (people, typed) => people.filter(nameMatcher(typed));
