import type { ColorSet } from "../../../../content/types";
import { PAPER } from "../../drawing/color";
import { flattened } from "../../drawing/flatten";
import { inksOf } from "../../drawing/inks";
import { silhouette } from "../../drawing/silhouette";
import { picture, place } from "../../drawing/svg";
import { drawn } from "../../illustration/illustration";
import { lettered } from "./lettered";

/** Size of a mark in its own units. */
export const MARK_WIDTH = 1200;
export const MARK_HEIGHT = 480;

/** What a mark is lettered from: a unit or an office. */
export interface MarkSubject {
  name: string;
  /** The text of its ornament in content/art/marks. */
  mark: string;
  colors: ColorSet;
  /** Its colours besides, which a unit's backdrop has. */
  spots: readonly [string, ...string[]];
}

/**
 * The drawing of a mark, as a `<g>` of 1200 × 480 to be set into other pictures: its ornament with its name, and a
 * white edge all round, as a sticker has, so that it stands on dark ground too. The drawing shrinks a little to leave
 * room for the edge.
 * @throws if a letter of the name is missing from the lettering font
 */
function markDrawing({ name, mark, colors, spots }: MarkSubject): string {
  const drawing = flattened(drawn(lettered(mark, name), inksOf(colors, spots)));
  return `<g transform="translate(24 12) scale(0.96 0.95)">${silhouette(drawing, PAPER, 11)}${drawing}</g>`;
}

/** A mark in a picture, `width` wide, its middle at (x, y). */
export function placedMark(subject: MarkSubject, x: number, y: number, width: number): string {
  const scale = width / MARK_WIDTH;
  return place(markDrawing(subject), x - width / 2, y - (MARK_HEIGHT * scale) / 2, 0, scale);
}

/** A mark in our own lettering: a whole `<svg>` of 1200 × 480 on a transparent ground. */
export const markSvg = (subject: MarkSubject): string =>
  picture(MARK_WIDTH, MARK_HEIGHT, markDrawing(subject));
