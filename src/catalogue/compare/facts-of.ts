import { yearOfAge } from "#lib/format/age";
import type { Year } from "./compare-address";

export type Compared = Pick<Queries.CompareCharacterFragment, "name" | "profile">;

/** Published height in cm in a year; Year 2 stands in for a missing Year 1. */
export const heightOf = (character: Compared, year: Year): number | undefined =>
  numberOf(character, "height", year);

/** Published age in a year; an age counted in Year 1 is unknown for Year 2. */
export function ageOf(character: Compared, year: Year): number | undefined {
  const isEarlier = year === 2 && yearOfAge(character.profile.ageText) === "Year 1";
  return isEarlier ? undefined : numberOf(character, "age", year);
}

function numberOf({ profile }: Compared, fact: "height" | "age", year: Year): number | undefined {
  const value = year === 1 ? (profile.year1 ?? profile)[fact] : profile[fact];
  return /^\d+$/.test(value) ? Number(value) : undefined;
}

/** Names for sentences: the given name, which comes first, or the full name if two share it. */
export function shortNames(names: readonly string[]): string[] {
  const givenName = (name: string) => name.split(" ", 1)[0] ?? name;
  return names.map((name) =>
    names.filter((other) => givenName(other) === givenName(name)).length > 1
      ? name
      : givenName(name),
  );
}
