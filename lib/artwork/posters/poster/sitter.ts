import type { ColorSet } from "../../../../content/types";
import { flattened } from "../../drawing/flatten";
import { figure } from "../../figures";
import type { FigureLook } from "../../figures/parts";
import { drawn } from "../../illustration/illustration";

/** What somebody looks like: a portrait with its drawings, or the text of an emblem, of content/art. */
export type DrawnLook = FigureLook | { readonly kind: "emblem"; readonly drawing: string };

/**
 * Who stands in a picture, as a `<g>` in poster units (1200 × 1600): the figure of a portrait
 * look, or the emblem of a character without a known face, tinted by the character's colour.
 */
export function sitter(look: DrawnLook, color: string, unit: ColorSet): string {
  return look.kind === "emblem"
    ? `<g>${flattened(drawn(look.drawing, { accent: color }))}</g>`
    : figure(look, { accent: color, unit });
}
