import type { ColorSet, Look } from "../../../../content/types";
import { emblem } from "../emblems";
import { figure } from "../../figures";

/**
 * Who stands in a picture, as a `<g>` in poster units (1200 × 1600): the figure of a portrait
 * look, or the emblem of a character without a known face.
 */
export function sitter(look: Look, color: string, unit: ColorSet): string {
  return look.kind === "emblem"
    ? emblem(look.emblem, color)
    : figure(look, { accent: color, unit });
}
