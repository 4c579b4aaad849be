import { yearOfAge } from "#lib/format/age";
import type { Year } from "./compare-address";

/** What is asked of somebody who stands at the wall. */
export type Compared = Pick<Queries.CompareCharacterFragment, "name" | "profile">;

/** Height in centimetres in a year, if it is published; who has no Year 1 of their own is as in Year 2. */
export function heightOf(one: Compared, year: Year): number | undefined {
  return numberOf(one, "height", year);
}

/** Age in a year, if it is published; one that is counted in Year 1 is not known of Year 2. */
export function ageOf(one: Compared, year: Year): number | undefined {
  const isEarlier = year === 2 && yearOfAge(one.profile.ageText) === "Year 1";
  return isEarlier ? undefined : numberOf(one, "age", year);
}

function numberOf({ profile }: Compared, fact: "height" | "age", year: Year): number | undefined {
  const value = year === 1 ? (profile.year1 ?? profile)[fact] : profile[fact];
  return /^\d+$/.test(value) ? Number(value) : undefined;
}

/** What each is called in a sentence: the given name, which stands first, or all of it where two share that. */
export function shortNames(names: readonly string[]): string[] {
  const given = (name: string) => name.split(" ", 1)[0] ?? name;
  return names.map((name) =>
    names.filter((other) => given(other) === given(name)).length > 1 ? name : given(name),
  );
}
