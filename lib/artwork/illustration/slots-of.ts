import type { ColorSet } from "../../../content/types";
import { type Inks, inksOf, spot } from "../drawing/inks";
import type { Slots } from "./illustration";

/**
 * What stands in the slots of an illustration that is drawn in a set of colours.
 * @param inks those of the picture, where it has spot colours or an accent of its own
 */
export function slotsOf(colors: ColorSet, inks: Inks = inksOf(colors, [colors.color1])): Slots {
  const { light, border, bar, cv } = colors;
  const { base, second, deep, pale, accent, halo } = inks;
  return {
    base,
    second,
    light,
    border,
    bar,
    cv,
    deep,
    pale,
    accent,
    halo,
    "spot-1": spot(inks, 0),
    "spot-2": spot(inks, 1),
    "spot-3": spot(inks, 2),
    "spot-4": spot(inks, 3),
  };
}
