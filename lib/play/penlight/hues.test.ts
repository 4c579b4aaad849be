import fc from "fast-check";
import { byHue, hueOf, HUES } from "./hues";

const someColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

it("shows every colour once, in one family", () => {
  fc.assert(
    fc.property(fc.array(someColor), (colors) => {
      const families = byHue(colors.map((color) => ({ color })));
      expect(families.flatMap(([, all]) => all.map(({ color }) => color)).sort()).toEqual(
        [...colors].sort(),
      );
      const order = families.map(([hue]) => HUES.indexOf(hue));
      expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
      expect(families.every(([hue, all]) => all.every(({ color }) => hueOf(color) === hue))).toBe(
        true,
      );
    }),
  );
});

it.each([
  ["#e60033", "Red"],
  ["#f3981d", "Orange"],
  ["#ffec47", "Yellow"],
  ["#65ab31", "Green"],
  ["#00a1e9", "Blue"],
  ["#5654a2", "Blue"],
  ["#47266e", "Purple"],
  ["#eb6ea0", "Pink"],
  ["#f5b2b2", "Pink"],
  ["#942343", "Wine red"],
  ["#00533f", "Green"],
  ["#b8d200", "Green"],
  ["#006a6c", "Turquoise"],
  ["#622d18", "Brown"],
  ["#eedcb3", "Beige and cream"],
  ["#fff1cf", "Beige and cream"],
  ["#302833", "Black, grey and white"],
  ["#ffffff", "Black, grey and white"],
])("calls %s %s", (color, hue) => {
  expect(hueOf(color)).toBe(hue);
});
