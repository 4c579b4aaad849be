import type { ColorSet } from "../../../content/types";
import type { Inks } from "../drawing/inks";
import { spot } from "../drawing/inks";
import type { Slots } from "./illustration";

/** What stands in the slots of an illustration that is drawn in the inks of a set of colours. */
export function slotsOf({ light, border, bar, cv }: ColorSet, inks: Inks): Slots {
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
