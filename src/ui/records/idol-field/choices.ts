import { characterPath } from "#lib/content/pages/paths";
import { find } from "#lib/search/find";
import { fold } from "#lib/search/fold";
import type { OpenIndex } from "#lib/search/open-index";

interface Named {
  readonly cname: string;
  readonly name: string;
  readonly names: { readonly ja?: string | null; readonly kana?: string | null };
}

/**
 * Those of some people who are meant by what was typed, the best first; everybody for nothing. Where the index of
 * the search cannot be had, only parts of names are found.
 */
export function choices<Person extends Named>(
  people: readonly Person[],
  typed: string,
  index: OpenIndex | null | undefined,
): readonly Person[] {
  if (typed.trim() === "") return people;
  if (!index) return people.filter((person) => isNamed(person, typed));
  const byPath = new Map(people.map((person) => [characterPath(person.cname), person]));
  return find(index, typed).hits.flatMap(({ found }) => byPath.get(found.record.path) ?? []);
}

function isNamed({ name, names }: Named, typed: string): boolean {
  const sought = fold(typed);
  return [name, names.ja, names.kana].some((one) => one && fold(one).includes(sought));
}
