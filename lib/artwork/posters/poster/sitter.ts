import type { ColorSet } from "../../../../content/types";
import { PAPER } from "../../drawing/color";
import { flattened } from "../../drawing/flatten";
import { silhouette } from "../../drawing/silhouette";
import { place } from "../../drawing/svg";
import { FIGURE_TOP, type Spot } from "../group/group-rows";
import { figure } from "../../figures";
import type { FigureLook } from "../../figures/parts";
import { drawn } from "../../illustration/illustration";

/** What somebody looks like: a portrait with its drawings, or the text of an emblem, of content/art. */
export type DrawnLook = FigureLook | { readonly kind: "emblem"; readonly drawing: string };

/** Somebody to be drawn. */
export interface Sitter {
  /** The character's image colour, `#rrggbb`. */
  color: string;
  /** The unit's colour set; of unit `other`, the figure's own. */
  unitColors: ColorSet;
  look: DrawnLook;
}

/**
 * Who stands in a picture, as a `<g>` in poster units (1200 × 1600): the figure of a portrait
 * look, or the emblem of a character without a known face, tinted by the character's colour.
 */
export function sitter(look: DrawnLook, color: string, unit: ColorSet): string {
  return look.kind === "emblem"
    ? `<g>${flattened(drawn(look.drawing, { accent: color }))}</g>`
    : figure(look, { accent: color, unit });
}

/** The same cut out of white paper with so wide an edge; `under` makes what lies below of the figure. */
export function cutOut(
  { look, color, unitColors }: Sitter,
  edge: number,
  under: (figure: string) => string = () => "",
): string {
  const cut = sitter(look, color, unitColors);
  return under(cut) + silhouette(cut, PAPER, edge) + cut;
}

/** A figure in its place. */
export const standing = (cut: string, { x, top, scale }: Spot): string =>
  place(cut, x - 600 * scale, top - FIGURE_TOP * scale, 0, scale);
