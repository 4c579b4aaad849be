import fc from "fast-check";
import { daysUntil } from "./days-until";

const day = (text: string) => new Date(`${text}T15:30:00`);

it("counts whole days of the calendar", () => {
  expect(daysUntil("04-01", day("2026-03-31"))).toBe(1);
  expect(daysUntil("04-01", day("2026-04-01"))).toBe(0);
  expect(daysUntil("04-01", day("2026-04-02"))).toBe(364);
  expect(daysUntil("2024-11-09", day("2024-11-19"))).toBe(-10);
  expect(daysUntil("02-29", day("2027-02-27"))).toBe(1);
  expect(daysUntil("02-29", day("2028-02-28"))).toBe(1);
});

it("is never more than a year away for a day of every year", () => {
  const dates = fc.date({ min: day("2000-01-01"), max: day("2099-12-31"), noInvalidDate: true });
  const months = fc.integer({ min: 1, max: 12 });
  const days = fc.integer({ min: 1, max: 28 });
  const two = (value: number) => String(value).padStart(2, "0");
  fc.assert(
    fc.property(dates, months, days, (now, month, date) => {
      const until = daysUntil(`${two(month)}-${two(date)}`, now);
      expect([until, until >= 0, until <= 366]).toEqual([Math.trunc(until), true, true]);
    }),
  );
});
