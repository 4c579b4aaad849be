import { keepNumbers } from "./keep-numbers";

it.each([
  ["World Tour / AREA 03: fine", "World Tour / AREA\u00a003: fine"],
  ["TRIP vol. 8: UNDEAD", "TRIP vol.\u00a08: UNDEAD"],
  ["The 2 of us", "The 2 of us"],
])("binds numbers to their names: %s", (title, kept) => {
  expect(keepNumbers(title)).toBe(kept);
});
