import { birthMonth } from "../format/birthday";
import { dayAngle } from "./birthday-wheel";

interface Born {
  profile: { birthday: string };
}

/** Somebody, and how many days of a leap year lie between. */
export interface Twin<Person extends Born> {
  person: Person;
  apart: number;
}

/** Everybody born on a day `MM-DD`; where nobody is, the two who are born nearest to it. */
export function birthdayTwins<Person extends Born>(
  people: readonly Person[],
  day: string,
): Twin<Person>[] {
  const near = people
    .filter(({ profile }) => birthMonth(profile.birthday) !== undefined)
    .map((person) => ({ person, apart: daysApart(person.profile.birthday, day) }))
    .sort((one, other) => one.apart - other.apart);
  const same = near.filter(({ apart }) => apart === 0);
  return same.length > 0 ? same : near.slice(0, 2);
}

/** The days between two days of any year, the shorter way round. */
function daysApart(one: string, other: string): number {
  const days = Math.round((Math.abs(dayAngle(one) - dayAngle(other)) / 360) * 366);
  return Math.min(days, 366 - days);
}
