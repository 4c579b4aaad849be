import { fold } from "#lib/search/fold";

export interface Named {
  readonly cname: string;
  readonly name: string;
  readonly names: { readonly ja?: string | null; readonly kana?: string | null };
}

/** Those of some people who are meant by what was typed, the best first; everybody for nothing. */
export type Choose = <Person extends Named>(
  people: readonly Person[],
  typed: string,
) => readonly Person[];

/** Finds by parts of names alone: until the search is there, and where it cannot be loaded. */
export const chooseByName: Choose = (people, typed) => {
  const sought = fold(typed);
  return people.filter(({ name, names }) =>
    [name, names.ja, names.kana].some((one) => one && fold(one).includes(sought)),
  );
};
