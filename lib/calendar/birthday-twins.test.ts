import fc from "fast-check";
import { birthdayTwins } from "./birthday-twins";

const born = (...days: string[]) => days.map((birthday) => ({ profile: { birthday } }));
const twins = (day: string, ...days: string[]) =>
  birthdayTwins(born(...days), day).map(({ person, daysBetween }) => [
    person.profile.birthday,
    daysBetween,
  ]);

it("are all of the same day, or the two nearest, over the end of the year too", () => {
  expect(twins("05-05", "05-05", "05-06", "05-05")).toEqual([
    ["05-05", 0],
    ["05-05", 0],
  ]);
  expect(twins("12-30", "01-02", "06-01", "12-20", "-")).toEqual([
    ["01-02", 3],
    ["12-20", 10],
  ]);
});

it("are never farther than half a year, and none is nearer", () => {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, date]) => `${two(month)}-${two(date)}`);
  fc.assert(
    fc.property(day, fc.array(day, { minLength: 2 }), (own, days) => {
      const found = birthdayTwins(born(...days), own);
      const farthest = Math.max(...found.map(({ daysBetween }) => daysBetween));
      expect(farthest).toBeLessThanOrEqual(183);
      const rest = days.map((one) => birthdayTwins(born(one), own)[0]?.daysBetween ?? 0);
      const nearer = rest.filter((apart) => apart < farthest);
      expect(nearer.length).toBeLessThanOrEqual(1);
    }),
  );
});
