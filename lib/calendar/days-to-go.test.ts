import fc from "fast-check";
import { daysToGo } from "./days-to-go";

const at = (moment: string) => Date.parse(moment);

it.each([
  ["2026-11-24T15:00:00Z", "in 2 days"],
  ["2026-11-25T14:59:59Z", "in 2 days"],
  ["2026-11-25T15:00:00Z", "tomorrow"],
  ["2026-11-26T15:00:00Z", "today"],
  ["2026-11-27T14:59:59Z", "today"],
  ["2026-11-27T15:00:00Z", "in 364 days"],
])("27 November, by Japan's clock, seen at %s is %s", (moment, words) => {
  expect(daysToGo("11-27", at(moment))).toBe(words);
});

it("counts over the end of the year, from the day that it is in Japan", () => {
  expect(daysToGo("01-01", at("2026-12-30T15:00:00Z"))).toBe("tomorrow");
  expect(daysToGo("01-01", at("2026-12-31T15:00:00Z"))).toBe("today");
});

it.each([
  ["2027-02-26T15:00:00Z", "tomorrow"],
  ["2027-02-27T15:00:00Z", "today"],
  ["2027-02-28T15:00:00Z", "in 365 days"],
  ["2028-02-27T15:00:00Z", "tomorrow"],
  ["2028-02-28T15:00:00Z", "today"],
])("29 February is the day before in other years: at %s it is %s", (moment, words) => {
  expect(daysToGo("02-29", at(moment))).toBe(words);
});

it("is one day less a day later", () => {
  const moments = fc.integer({ min: at("2000-01-01"), max: at("2099-12-31") });
  const two = (value: number) => String(value).padStart(2, "0");
  const days = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, date]) => `${two(month)}-${two(date)}`);
  const after: Readonly<Record<string, string>> = { tomorrow: "today", "in 2 days": "tomorrow" };
  fc.assert(
    fc.property(moments, days, (now, day) => {
      const said = daysToGo(day, now);
      const count = Number(/\d+/.exec(said)?.[0]);
      if (said === "today") return;
      expect(count > 365).toBe(false);
      expect(daysToGo(day, now + 864e5)).toBe(after[said] ?? `in ${count - 1} days`);
    }),
  );
});
