import type { ColorSet, Unit } from "../../../../content/types";

/** What unit `other`, which has no colours of its own, is painted with where it stands together. */
const BACKSTAGE: ColorSet = {
  color1: "#96939e",
  color2: "#b3b1b9",
  border: "#17131c",
  text: "#17131c",
  light: "#f6f6f7",
  bar: "#8d8a96",
  cv: "#6e6b76",
};

/**
 * The colour set that a unit's own page and pictures are painted with. Unit `other` has none in
 * its record, since each of its figures has one: together they stand before a neutral grey.
 */
export const colorsOfUnit = ({ colors }: Pick<Unit, "colors">): ColorSet => colors ?? BACKSTAGE;
