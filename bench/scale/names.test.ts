import fc from "fast-check";
import { copyNames, MOST_COPIES, originalId, originalName, originalText } from "./names";

const number = fc.integer({ min: 1, max: MOST_COPIES });

it("finds the original of every copied name", () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 10_085 }), (copy, id) => {
      const names = copyNames(copy);
      expect(originalId(names.id(id))).toBe(id);
      expect(originalName(names.slug("copy_rei"))).toBe("copy_rei");
      expect(originalName(names.club("ESLessons2"))).toBe("ESLessons2");
      expect(originalName(names.exhibit("a-lamp"))).toBe("a-lamp");
      expect(originalName(`/${names.campaign("trip/tears")}`)).toBe("/trip/tears");
      expect(originalText(`A text.${names.text} And more.`)).toBe("A text. And more.");
    }),
  );
});

it("gives no two copies the same names", () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      const [first, second] = [copyNames(one), copyNames(other)];
      expect(first.slug("rei") === second.slug("rei")).toBe(one === other);
      expect(first.id(29) === second.id(29)).toBe(one === other);
    }),
  );
});

it("refuses more copies than letters can number", () => {
  expect(() => copyNames(MOST_COPIES + 1)).toThrow(RangeError);
  expect(() => copyNames(0)).toThrow(RangeError);
});
