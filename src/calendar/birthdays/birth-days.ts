import { birthMonth } from "#lib/format/birthday";

export type Person = Queries.BirthdayPersonFragment;

/** People with a known birthday, sorted by it. */
export function sortByBirthday(people: readonly Person[]): Person[] {
  return people
    .filter(({ profile }) => birthMonth(profile.birthday) !== undefined)
    .toSorted((one, other) => one.profile.birthday.localeCompare(other.profile.birthday));
}

/** A day `MM-DD` and the people born on it. */
export interface BirthdayGroup {
  day: string;
  people: Person[];
}

export function groupByDay(people: readonly Person[]): BirthdayGroup[] {
  const days = new Map<string, Person[]>();
  for (const person of people) {
    const { birthday } = person.profile;
    days.set(birthday, [...(days.get(birthday) ?? []), person]);
  }
  return [...days].map(([day, born]) => ({ day, people: born }));
}
