import { random } from "./random";

const draw = (seed: string) => {
  const numbers = random(seed);
  return Array.from({ length: 40 }, () => numbers.between(2, 5));
};

test("the same seed gives the same numbers, another seed others", () => {
  expect(draw("poster 1")).toEqual(draw("poster 1"));
  expect(draw("poster 1")).not.toEqual(draw("poster 2"));
});

test("numbers stay in their range and are spread over it", () => {
  const numbers = draw("poster 67");
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...numbers)).toBeLessThan(5);
  expect(Math.max(...numbers) - Math.min(...numbers)).toBeGreaterThan(2);
});

test("picks every item sooner or later, and refuses an empty list", () => {
  const numbers = random("confetti");
  const picked = new Set(Array.from({ length: 60 }, () => numbers.pick(["a", "b", "c"])));
  expect([...picked].toSorted()).toEqual(["a", "b", "c"]);
  expect(() => numbers.pick([])).toThrow("Nothing to pick from");
});
