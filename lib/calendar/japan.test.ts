import { localDateOf, localMidnightOfJapan } from "./japan";

it.each([
  ["2026-11-25T14:59:00Z", "2026-11-25"],
  ["2026-11-25T15:00:00Z", "2026-11-26"],
  ["2026-12-31T15:00:00Z", "2027-01-01"],
  ["2028-02-28T15:00:00Z", "2028-02-29"],
])("at %s it is %s in Japan", (now, day) => {
  expect(localDateOf(localMidnightOfJapan(new Date(now)))).toBe(day);
});
