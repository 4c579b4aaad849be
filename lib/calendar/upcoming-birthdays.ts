import { birthMonth } from "../format/birthday";
import { daysUntil } from "./days-until";

/** Somebody with a birthday `MM-DD`, or a value that says that it is not known. */
interface Born {
  profile: { birthday: string };
}

/** A birthday to come: today's is in 0 days. */
export interface UpcomingBirthday<Person extends Born> {
  person: Person;
  days: number;
}

/** Everybody whose birthday is known, from the next one on, seen from the day that `now` is here. */
export function upcomingBirthdays<Person extends Born>(
  people: readonly Person[],
  now: Date,
): UpcomingBirthday<Person>[] {
  return people
    .filter(({ profile }) => birthMonth(profile.birthday) !== undefined)
    .map((person) => ({ person, days: daysUntil(person.profile.birthday, now) }))
    .sort((one, other) => one.days - other.days);
}
