import type { ColorSet } from "../../../content/types";
import { type Inks, inksOf, spot } from "../drawing/inks";
import type { Slots } from "./illustration";

/** What stands in the slots of an illustration that is drawn in a set of colours. */
export const slotsOf = (colors: ColorSet, inks = inksOf(colors, [colors.color1])): Slots =>
  slotsOfInks(inks);

/** What stands in the slots of an illustration that is drawn in some inks. */
export function slotsOfInks(inks: Inks): Slots {
  const { base, second, light, border, bar, cv, deep, pale, accent, halo } = inks;
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
