import type { ColorSet } from "../../../../content/types";
import { PAPER } from "../../drawing/color";
import { flattened } from "../../drawing/flatten";
import { silhouette } from "../../drawing/silhouette";
import { place } from "../../drawing/svg";
import { FIGURE_TOP, type Spot } from "../group/group-rows";
import { figure } from "../../figures";
import { facingTo } from "../../figures/facing";
import type { FigureLook } from "../../figures/parts";
import { drawn } from "../../illustration/illustration";

/** A portrait with its drawings, or the text of an emblem, from content/art. */
export type DrawnLook = FigureLook | { readonly kind: "emblem"; readonly drawing: string };

/** A character to draw. */
export interface DrawnCharacter {
  /** Image colour, `#rrggbb`. */
  color: string;
  /** The unit's colours; for unit `other`, the figure's own. */
  unitColors: ColorSet;
  look: DrawnLook;
}

/**
 * A character as a `<g>` in poster units (1200 × 1600): the figure of a portrait, or the emblem of a character without
 * a known face, in the character's colour.
 */
export function characterMarkup(look: DrawnLook, color: string, unit: ColorSet): string {
  return look.kind === "emblem"
    ? `<g>${flattened(drawn(look.drawing, { accent: color }))}</g>`
    : figure(look, { accent: color, unit });
}

/** The same, cut out of white paper with a wide edge; `under` draws below it, given the figure. */
export function cutOut(
  { look, color, unitColors }: DrawnCharacter,
  edge: number,
  under: (figure: string) => string = () => "",
): string {
  const cut = characterMarkup(look, color, unitColors);
  return under(cut) + silhouette(cut, PAPER, edge) + cut;
}

/** Turns a figure at the side of a picture to its middle; one in the middle stays as it is. */
export function turnedInwards<One extends DrawnCharacter>(
  one: One,
  x: number,
  middle: number,
): One {
  const { look } = one;
  if (look.kind === "emblem" || Math.abs(x - middle) < 60) return one;
  return { ...one, look: facingTo(look, x < middle ? "right" : "left") };
}

/** Places a figure by its middle and the top of its head. */
export const placeFigure = (cut: string, { x, top, scale }: Spot): string =>
  place(cut, x - 600 * scale, top - FIGURE_TOP * scale, 0, scale);
