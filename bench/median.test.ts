import { medianOf } from "./median";

const ascending = (one: number, other: number) => one - other;

it("is the middle one, whatever the order", () => {
  expect(medianOf([9, 5, 1], ascending)).toBe(5);
});

it("is the worse of the two in the middle of an even number", () => {
  expect(medianOf([4, 3], ascending)).toBe(4);
  expect(medianOf([1, 9, 3, 4], ascending)).toBe(4);
});

it("refuses to choose among none", () => {
  expect(() => medianOf([], ascending)).toThrow("Nothing was measured.");
});
