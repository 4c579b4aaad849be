import type { ColorSet, Unit } from "../../../../content/types";

/** Neutral colours of unit `other`, which has none of its own. */
const NEUTRAL: ColorSet = {
  color1: "#96939e",
  color2: "#b3b1b9",
  border: "#17131c",
  text: "#17131c",
  light: "#f6f6f7",
  bar: "#8d8a96",
  cv: "#6e6b76",
};

/** Colours of a unit's page and pictures. In unit `other` each figure has its own, so the unit gets a neutral grey. */
export const colorsOfUnit = ({ colors }: Pick<Unit, "colors">): ColorSet => colors ?? NEUTRAL;
