import { characterPath } from "#lib/content/model/pages/paths";
import { find } from "#lib/search/find";
import { fetchIndex } from "#src/data/search/fetch-index";
import type { PersonFilter } from "./person-filter";

/**
 * Filters people with the site's search.
 * @throws if its index cannot be loaded
 */
export async function loadSearchFilter(): Promise<PersonFilter> {
  const index = await fetchIndex();
  return (people, typed) => {
    if (typed.trim() === "") return people;
    const byPath = new Map(people.map((person) => [characterPath(person.cname), person]));
    return find(index, typed).hits.flatMap(({ found }) => byPath.get(found.record.path) ?? []);
  };
}
