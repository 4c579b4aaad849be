import { birthMonth } from "../format/birthday";
import { daysUntil } from "./days-until";

/** A person with a birthday `MM-DD`, or a value for an unknown one. */
interface Born {
  profile: { birthday: string };
}

export interface UpcomingBirthday<Person extends Born> {
  person: Person;
  days: number;
}

/** People with a known birthday, the next one first, counted from the local day of `now`. */
export function upcomingBirthdays<Person extends Born>(
  people: readonly Person[],
  now: Date,
): UpcomingBirthday<Person>[] {
  return people
    .filter(({ profile }) => birthMonth(profile.birthday) !== undefined)
    .map((person) => ({ person, days: daysUntil(person.profile.birthday, now) }))
    .sort((one, other) => one.days - other.days);
}
