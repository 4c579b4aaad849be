import fc from "fast-check";
import { contrast } from "../../model/catalogue/contrast";
import { nearestShade } from "./nearest-shade";

const someColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("every colour has a shade that can be read on a surface", () => {
  fc.assert(
    fc.property(someColor, someColor, (color, surface) => {
      const found = nearestShade(color, (shade) => contrast(shade, surface) >= 4.5);
      expect(found).toMatch(/^#[\da-f]{6}$/);
    }),
  );
});

test.each([
  ["#a2896b", "#fffcf7", "#857058"],
  ["#555555", "#17131c", "#7e7e7e"],
])("the nearest shade of %s on %s is %s", (color, surface, shade) => {
  expect(nearestShade(color, (one) => contrast(one, surface) >= 4.5)).toBe(shade);
});

test("no shade passes what none can", () => {
  expect(nearestShade("#808080", () => false)).toBeUndefined();
});
