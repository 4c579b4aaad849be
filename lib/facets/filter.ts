import { FACET_KEYS, type FacetKey, type Person, valuesOf } from "./facets";

/** A condition on a value: people must have it, or must not. Values without a condition may be either. */
export type FilterMode = "only" | "not";

export type Filters = Readonly<Partial<Record<FacetKey, ReadonlyMap<string, FilterMode>>>>;

/** True if a person has one of the facet's included values, and none of the excluded. */
function matches(key: FacetKey, filters: Filters, person: Person): boolean {
  const chosen = filters[key];
  if (!chosen?.size) return true;
  const own = valuesOf(key, person).map(({ value }) => chosen.get(value));
  const hasOnly = [...chosen.values()].includes("only");
  return !own.includes("not") && (!hasOnly || own.includes("only"));
}

/** People who meet all conditions, in their order. */
export function filterPeople<One extends Person>(people: readonly One[], filters: Filters): One[] {
  return people.filter((person) => FACET_KEYS.every((key) => matches(key, filters, person)));
}

/** Number of people for each value of a facet if it alone were chosen there, given the other facets' conditions. */
export function countsOf(
  key: FacetKey,
  people: readonly Person[],
  filters: Filters,
): ReadonlyMap<string, number> {
  const { [key]: _own, ...others } = filters;
  const counts = new Map<string, number>();
  for (const person of filterPeople(people, others)) {
    for (const { value } of valuesOf(key, person)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Sets the condition of a value; undefined removes it. */
export function withFilter(
  filters: Filters,
  key: FacetKey,
  value: string,
  mode: FilterMode | undefined,
): Filters {
  const own = new Map(filters[key]);
  if (mode) own.set(value, mode);
  else own.delete(value);
  return { ...filters, [key]: own };
}
