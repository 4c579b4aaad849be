import { isKnown } from "../format/known";
import { type Person, valuesOf, type Value } from "./facets";

export const SORTS = {
  unit: "Unit",
  name: "Name",
  birthday: "Birthday",
  height: "Height",
} as const;

export type Sort = keyof typeof SORTS;

interface NamedPerson extends Person {
  readonly name: string;
}

/** Sort keys; unknown values come last. */
const KEYS: Readonly<Record<Exclude<Sort, "unit">, (person: NamedPerson) => string>> = {
  name: ({ name }) => name,
  birthday: ({ profile }) => (isKnown(profile.birthday) ? profile.birthday : "~"),
  height: ({ profile }) => (isKnown(profile.height) ? profile.height.padStart(4, "0") : "~"),
};

function headingOf(sort: Sort, person: NamedPerson): Value {
  const first = person.name.charAt(0);
  if (sort === "name") return { value: first, label: first };
  return valuesOf(sort === "birthday" ? "month" : sort, person)[0] as Value;
}

export interface Group<One> extends Value {
  readonly people: readonly One[];
}

/** Sorts people and groups them under headings. @param people in the order of the units */
export function groupPeople<One extends NamedPerson>(
  people: readonly One[],
  sort: Sort,
): Group<One>[] {
  const key = sort === "unit" ? undefined : KEYS[sort];
  const sorted = key
    ? people.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -1 : 1))
    : people;
  const groups: (Value & { people: One[] })[] = [];
  for (const person of sorted) {
    const heading = headingOf(sort, person);
    const last = groups.at(-1);
    if (last?.value === heading.value) last.people.push(person);
    else groups.push({ ...heading, people: [person] });
  }
  return groups;
}
