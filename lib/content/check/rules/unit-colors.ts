import type { Rule } from "./rule";

/** Figures of this group have colours of their own (SPEC section 3). */
const OTHER = "other";

/** Every page has colours to be painted with. */
export const unitColors: Rule = {
  name: "unit-colors",
  description: "Every unit has colors except other, whose figures have their own.",
  *check({ identities }) {
    for (const [key, unit] of identities.units) {
      if (!unit.isWhole("colors")) continue;
      if (key === OTHER && unit.has("colors")) {
        yield unit.finding(["colors"], {
          message: "unit other has no colors: its figures carry their own",
          allowed: "colours in content/other-characters",
          atName: true,
        });
      } else if (key !== OTHER && !unit.has("colors")) {
        yield unit.finding([], {
          message: "colors is missing: Colour set of the unit",
          allowed: "color1, color2, border, text, light, bar, cv",
        });
      }
    }
  },
};
