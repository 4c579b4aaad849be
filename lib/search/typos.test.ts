import fc from "fast-check";
import { slipsBetween } from "./typos";

it("counts letters too many, missing, wrong and swapped", () => {
  const slips = (typed: string, key: string) => slipsBetween(typed, key, 9);
  expect(slips("subaru", "subaru")).toBe(0);
  expect(slips("subraru", "subaru")).toBe(1);
  expect(slips("subau", "subaru")).toBe(1);
  expect(slips("subafu", "subaru")).toBe(1);
  expect(slips("usbaru", "subaru")).toBe(1);
  expect(slips("", "leo")).toBe(3);
});

it("gives up at too many mistakes", () => {
  expect(slipsBetween("leo", "eichi", 1)).toBeUndefined();
  expect(slipsBetween("leo", "rei", 1)).toBeUndefined();
});

it("is the same in both directions, and 0 between equals only", () => {
  const word = fc.stringMatching(/^[abc]{0,8}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = slipsBetween(one, other, 99);
      expect(slips).toBe(slipsBetween(other, one, 99));
      expect(slips === 0).toBe(one === other);
    }),
  );
});
