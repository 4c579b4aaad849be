import { isKnown, known } from "./known";

/** Year of an age's text: `Year 2` of “As of 1 April, Year 2”; undefined if the age is unknown. */
export function yearOfAge(ageText: string): "Year 1" | "Year 2" | undefined {
  if (!isKnown(ageText)) return undefined;
  return ageText.endsWith("Year 1") ? "Year 1" : "Year 2";
}

/** An age in words. An age of Year 1 says so. */
export function ageInWords({ age, ageText }: { age: string; ageText: string }): string {
  return isKnown(age) && yearOfAge(ageText) === "Year 1" ? `${age} (Year 1)` : known(age);
}
