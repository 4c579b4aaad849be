import fc from "fast-check";
import { dayAngle, seatPoint, WHEEL, wheelSeats } from "./birthday-wheel";

const two = (value: number) => String(value).padStart(2, "0");
const days = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, date]) => `${two(month)}-${two(date)}`);
const people = fc
  .array(days, { maxLength: 120 })
  .map((list) => list.map((birthday, id) => ({ id, profile: { birthday } })));

it("begins the year at the top and has 29 February", () => {
  expect(dayAngle("01-01")).toBe(0);
  expect(dayAngle("07-02")).toBe(180);
  expect(dayAngle("03-01") - dayAngle("02-28")).toBeCloseTo((2 / 366) * 360);
});

it("never lets faces overlap, in any order", () => {
  fc.assert(
    fc.property(people, (list) => {
      const seats = wheelSeats(list);
      const points = [...seats.values()].map(seatPoint);
      for (const [index, [x, y]] of points.entries()) {
        const near = points.slice(index + 1).map((one) => Math.hypot(one[0] - x, one[1] - y));
        expect(Math.min(Infinity, ...near)).toBeGreaterThan(2 * WHEEL.face);
      }
      expect([...wheelSeats(list.toReversed())]).toEqual([...seats]);
    }),
    { numRuns: 40 },
  );
});

it("leaves out people without a known birthday", () => {
  expect([
    ...wheelSeats([
      { id: 1, profile: { birthday: "-" } },
      { id: 2, profile: { birthday: "05-04" } },
    ]).keys(),
  ]).toEqual([2]);
});
