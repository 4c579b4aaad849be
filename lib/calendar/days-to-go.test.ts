import fc from "fast-check";
import { daysToGo, sayDaysToGo } from "./days-to-go";

const at = (moment: string) => Date.parse(moment);

it.each([
  ["2026-11-24T15:00:00Z", "in 2 days"],
  ["2026-11-25T14:59:59Z", "in 2 days"],
  ["2026-11-25T15:00:00Z", "tomorrow"],
  ["2026-11-26T15:00:00Z", "today!"],
  ["2026-11-27T14:59:59Z", "today!"],
  ["2026-11-27T15:00:00Z", "in 364 days"],
])("27 November, by Japan's clock, seen at %s is %s", (moment, words) => {
  expect(sayDaysToGo("11-27", at(moment))).toBe(words);
});

it("counts over the end of the year, from the day that it is in Japan", () => {
  expect(daysToGo("01-01", at("2026-12-30T15:00:00Z"))).toBe(1);
  expect(daysToGo("01-01", at("2026-12-31T15:00:00Z"))).toBeCloseTo(0);
});

it("is one day less a day later, and never more than a year away", () => {
  const moments = fc.integer({ min: at("2000-01-01"), max: at("2099-12-31") });
  const two = (value: number) => String(value).padStart(2, "0");
  const days = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, date]) => `${two(month)}-${two(date)}`);
  fc.assert(
    fc.property(moments, days, (now, day) => {
      const left = daysToGo(day, now);
      expect(left >= 0 && left <= 365).toBe(true);
      if (left > 0) expect(daysToGo(day, now + 864e5)).toBeCloseTo(left - 1);
    }),
  );
});
