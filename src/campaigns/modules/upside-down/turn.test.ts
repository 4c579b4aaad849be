import fc from "fast-check";
import { angleDifference, toTurn, turnAfter, uprightAt } from "./turn";

const degrees = fc.double({ min: -5000, max: 5000, noNaN: true });

it("stays within its bounds, however the crank is turned", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), degrees, (turn, by) => {
      const next = turnAfter(turn, by);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(100);
    }),
  );
  expect(toTurn(Number.NaN)).toBe(0);
});

it("returns the smaller of the two differences between angles", () => {
  expect(angleDifference(170, -170)).toBe(20);
  expect(angleDifference(-170, 170)).toBe(-20);
  fc.assert(
    fc.property(degrees, degrees, (from, to) => {
      expect(Math.abs(angleDifference(from, to))).toBeLessThanOrEqual(180);
    }),
  );
});

it("is upright after three turns of the crank", () => {
  expect(turnAfter(0, 540)).toBe(50);
  expect(turnAfter(0, 1080)).toBe(100);
});

it("turns every card upright before the stage, none at the start", () => {
  const marks = Array.from({ length: 8 }, (_, index) => uprightAt(index, 8));
  expect(marks).toEqual([...marks].sort((a, b) => a - b));
  expect(marks[0]).toBeGreaterThan(0);
  expect(marks.at(-1)).toBeLessThan(100);
});
