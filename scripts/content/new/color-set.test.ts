import fc from "fast-check";
import { contrast } from "../../../lib/content/model/catalogue/contrast";
import { colorSetOf } from "./color-set";

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

it("can be read, whatever colour it begins with", () => {
  fc.assert(
    fc.property(color, (from) => {
      const { color1, color2, text, light, bar, cv, border } = colorSetOf(from);
      expect(contrast(text, color1)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, color2)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(cv, light)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(bar, light)).toBeGreaterThanOrEqual(3);
      expect(contrast(border, light)).toBeGreaterThanOrEqual(3);
    }),
  );
});
