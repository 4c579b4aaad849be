import { hueOf } from "../../model/catalogue/contrast";
import { shown } from "../../model/problems/words";
import { eachOf, presence, type Rule } from "./rule";

/** Figures of this group have colours of their own (SPEC section 3). */
const OTHER = "other";

/** Greatest difference, in degrees, of hues that look alike. */
const SAME_HUE = 15;

/** Colours of cards and lists, which are those of the unit's page. */
const SAME = [
  ["color", "color1"],
  ["cvColor", "cv"],
] as const;

export const UNIT_COLOR_RULES: readonly Rule[] = [
  {
    // Every unit has colors except other, whose figures have their own.
    name: "unit-colors",
    check: eachOf("units", (unit) => {
      const isWanted = unit.key !== OTHER;
      return presence(unit, "colors", isWanted, {
        missing: "colors is missing: Colour set of the unit",
        surplus: "unit other has no colors: its figures carry their own",
        allowed: isWanted
          ? "color1, color2, border, text, light, bar, cv"
          : "colours in content/other-characters",
      });
    }),
  },
  {
    // The colours of a unit follow from its published colour, as its page says, and its cards have those of its page.
    name: "unit-colors-agree",
    check: eachOf("units", function* (unit) {
      if (unit.key === OTHER) return;
      const [image, main] = [unit.get("imageColor"), unit.get("colors", "color1")];
      if (image && main && differs(hueOf(image), hueOf(main))) {
        const what = `which has another hue than imageColor, ${image}: the page of the unit says that its colours follow it`;
        const allowed =
          "imageColor, or a darker or lighter colour; then change the other colours too";
        yield unit.wrong(["colors", "color1"], what, allowed, shown(image));
      }
      for (const [name, of] of SAME) {
        const [written, wanted] = [unit.get("display", name), unit.get("colors", of)];
        if (!written || !wanted || written === wanted) continue;
        const what = `but colors.${of} is ${wanted}`;
        yield unit.wrong(["display", name], what, `the same colour as colors.${of}`);
      }
    }),
  },
];

function differs(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const between = Math.abs(one - other);
  return Math.min(between, 360 - between) > SAME_HUE;
}
