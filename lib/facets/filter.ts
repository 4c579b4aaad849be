import { FACET_KEYS, type FacetKey, type Person, valuesOf } from "./facets";

/** A condition on a value: people must have it, or must not. Values without a condition may be either. */
export type Wish = "only" | "not";

/** Conditions by facet and value. */
export type Wishes = Readonly<Partial<Record<FacetKey, ReadonlyMap<string, Wish>>>>;

/** True if a person has one of the facet's included values, and none of the excluded. */
function fits(key: FacetKey, wishes: Wishes, person: Person): boolean {
  const wished = wishes[key];
  if (!wished?.size) return true;
  const own = valuesOf(key, person).map(({ value }) => wished.get(value));
  const isAnyWished = [...wished.values()].includes("only");
  return !own.includes("not") && (!isAnyWished || own.includes("only"));
}

/** People who meet all conditions, in their order. */
export function filterPeople<One extends Person>(people: readonly One[], wishes: Wishes): One[] {
  return people.filter((person) => FACET_KEYS.every((key) => fits(key, wishes, person)));
}

/** Number of people for each value of a facet if it alone were chosen there, given the other facets' conditions. */
export function countsOf(
  key: FacetKey,
  people: readonly Person[],
  wishes: Wishes,
): ReadonlyMap<string, number> {
  const { [key]: _own, ...others } = wishes;
  const counts = new Map<string, number>();
  for (const person of filterPeople(people, others)) {
    for (const { value } of valuesOf(key, person)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Sets the condition of a value; undefined removes it. */
export function withWish(
  wishes: Wishes,
  key: FacetKey,
  value: string,
  wish: Wish | undefined,
): Wishes {
  const own = new Map(wishes[key]);
  if (wish) own.set(value, wish);
  else own.delete(value);
  return { ...wishes, [key]: own };
}
