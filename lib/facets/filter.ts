import { FACET_KEYS, type FacetKey, type Person, valuesOf } from "./facets";

/** Whether only those count who have a value, or only those who have it not. What is not named may be either. */
export type Wish = "only" | "not";

/** What is wished, by facet and value. */
export type Wishes = Readonly<Partial<Record<FacetKey, ReadonlyMap<string, Wish>>>>;

/** Whether a person has one of the values that are wished under a facet, and none that is not. */
function fits(key: FacetKey, wishes: Wishes, person: Person): boolean {
  const wished = wishes[key];
  if (!wished?.size) return true;
  const own = valuesOf(key, person).map(({ value }) => wished.get(value));
  const isAnyWished = [...wished.values()].includes("only");
  return !own.includes("not") && (!isAnyWished || own.includes("only"));
}

/** Those whom all wishes leave, in their order. */
export function filterPeople<One extends Person>(people: readonly One[], wishes: Wishes): One[] {
  return people.filter((person) => FACET_KEYS.every((key) => fits(key, wishes, person)));
}

/** How many each value of a facet would leave if it alone were wished there, with the wishes of the other facets. */
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

/** The wishes with another one for a value; undefined takes it out. */
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
