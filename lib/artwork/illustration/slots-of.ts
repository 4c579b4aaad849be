import type { ColorSet } from "../../../content/types";
import { type Inks, inksOf, onBase, spot } from "../drawing/inks";
import type { Slots } from "./illustration";

/** What stands in the slots of an illustration that is drawn in a set of colours. */
export const slotsOf = (colors: ColorSet, inks = inksOf(colors, [colors.color1])): Slots =>
  slotsOfInks(inks);

/** What stands in the slots of an illustration that is drawn in some inks. */
export function slotsOfInks(inks: Inks): Slots {
  const { ink: _ink, paper: _paper, spots: _spots, ...own } = inks;
  const colors = [0, 1, 2, 3].map((index) => [`spot-${index + 1}`, spot(inks, index)] as const);
  return { ...own, "on-base": onBase(inks), ...Object.fromEntries(colors) };
}
