import { ageInWords, yearOfAge } from "./age";

it.each([
  ["29", "As of 1 July, Year 1", "Year 1", "29 (Year 1)"],
  ["19", "As of 1 April, Year 2", "Year 2", "19"],
  ["???", "-", undefined, "unknown"],
  ["-", "-", undefined, "unknown"],
])("%s, %s", (age, ageText, year, words) => {
  expect(yearOfAge(ageText)).toBe(year);
  expect(ageInWords({ age, ageText })).toBe(words);
});
