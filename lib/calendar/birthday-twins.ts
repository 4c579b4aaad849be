import { birthMonth } from "../format/birthday";
import { dayAngle } from "./birthday-wheel";

interface Born {
  profile: { birthday: string };
}

/** A person, and the days between their birthday and the given day, the shorter way round a leap year. */
export interface Twin<Person extends Born> {
  person: Person;
  daysBetween: number;
}

/** People born on a day `MM-DD`; if there are none, the two people born nearest to it. */
export function birthdayTwins<Person extends Born>(
  people: readonly Person[],
  day: string,
): Twin<Person>[] {
  const near = people
    .filter(({ profile }) => birthMonth(profile.birthday) !== undefined)
    .map((person) => ({ person, daysBetween: daysApart(person.profile.birthday, day) }))
    .sort((one, other) => one.daysBetween - other.daysBetween);
  const same = near.filter(({ daysBetween }) => daysBetween === 0);
  return same.length > 0 ? same : near.slice(0, 2);
}

/** Days between two days of a leap year, the shorter way round. */
function daysApart(one: string, other: string): number {
  const days = Math.round((Math.abs(dayAngle(one) - dayAngle(other)) / 360) * 366);
  return Math.min(days, 366 - days);
}
