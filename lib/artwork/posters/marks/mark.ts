import type { ColorSet } from "../../../../content/types";
import { PAPER } from "../../drawing/color";
import { flattened } from "../../drawing/flatten";
import { inksOf } from "../../drawing/inks";
import { silhouette } from "../../drawing/silhouette";
import { picture, place } from "../../drawing/svg";
import { drawn } from "../../illustration/illustration";
import { lettered } from "./lettered";

/** Size of a mark in SVG user units. */
export const MARK_WIDTH = 1200;
export const MARK_HEIGHT = 480;

export interface MarkSubject {
  name: string;
  /** Text of its ornament in content/art/marks. */
  mark: string;
  colors: ColorSet;
  /** Further colours, from a unit's backdrop. */
  spots: readonly [string, ...string[]];
}

/**
 * Drawing of a mark, as a `<g>` of 1200 × 480 for other pictures: its ornament with its name, and a white edge as on a
 * sticker, so that it works on dark ground. The drawing shrinks a little for the edge.
 * @throws if a letter of the name is missing from the lettering font
 */
function markDrawing({ name, mark, colors, spots }: MarkSubject): string {
  const drawing = flattened(drawn(lettered(mark, name), inksOf(colors, spots)));
  return `<g transform="translate(24 12) scale(0.96 0.95)">${silhouette(drawing, PAPER, 11)}${drawing}</g>`;
}

/** A mark in a picture, `width` wide, centred at (x, y). */
export function placedMark(subject: MarkSubject, x: number, y: number, width: number): string {
  const scale = width / MARK_WIDTH;
  return place(markDrawing(subject), x - width / 2, y - (MARK_HEIGHT * scale) / 2, 0, scale);
}

/** A mark in our own lettering: a whole `<svg>` of 1200 × 480 on transparent ground. */
export const markSvg = (subject: MarkSubject): string =>
  picture(MARK_WIDTH, MARK_HEIGHT, markDrawing(subject));
