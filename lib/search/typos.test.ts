import fc from "fast-check";
import { typosBetween } from "./typos";

it("counts letters too many, missing, wrong and swapped", () => {
  const typos = (typed: string, key: string) => typosBetween(typed, key, 9);
  expect(typos("subaru", "subaru")).toBe(0);
  expect(typos("subraru", "subaru")).toBe(1);
  expect(typos("subau", "subaru")).toBe(1);
  expect(typos("subafu", "subaru")).toBe(1);
  expect(typos("usbaru", "subaru")).toBe(1);
  expect(typos("", "leo")).toBe(3);
});

it("gives up at too many mistakes", () => {
  expect(typosBetween("leo", "eichi", 1)).toBeUndefined();
  expect(typosBetween("leo", "rei", 1)).toBeUndefined();
});

it("is the same in both directions, and 0 between equals only", () => {
  const word = fc.stringMatching(/^[abc]{0,8}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      const typos = typosBetween(one, other, 99);
      expect(typos).toBe(typosBetween(other, one, 99));
      expect(typos === 0).toBe(one === other);
    }),
  );
});
