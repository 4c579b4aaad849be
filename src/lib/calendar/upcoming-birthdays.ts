import { birthMonth } from "../format/birthday";

/** Somebody with a birthday `MM-DD`, or a value that says that it is not known. */
interface Born {
  profile: { birthday: string };
}

/** A birthday to come: today's is in 0 days. */
export interface UpcomingBirthday<Person extends Born> {
  person: Person;
  inDays: number;
}

/** Everybody whose birthday is known, from the next one on, seen from the day that `now` is here. */
export function upcomingBirthdays<Person extends Born>(
  people: readonly Person[],
  now: Date,
): UpcomingBirthday<Person>[] {
  return people
    .filter(({ profile }) => birthMonth(profile.birthday) !== undefined)
    .map((person) => ({ person, inDays: daysUntil(person.profile.birthday, now) }))
    .sort((one, other) => one.inDays - other.inDays);
}

/** A day's number, the same wherever the clock stands on it. */
function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month, day) / 86_400_000;
}

function daysUntil(birthday: string, now: Date): number {
  const [month = 1, day = 1] = birthday.split("-").map(Number);
  const today = dayNumber(now.getFullYear(), now.getMonth(), now.getDate());
  const inYear = (year: number) => dayNumber(year, month - 1, day);
  const next = inYear(now.getFullYear());
  return (next >= today ? next : inYear(now.getFullYear() + 1)) - today;
}
