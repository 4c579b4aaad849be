import type { ColorSet } from "../../../../content/types";
import { PAPER } from "../../drawing/color";
import type { Inks } from "../../drawing/inks";
import type { LetteringStyle, Weight } from "../../lettering/lettering";
import { fitSize, lettering, outlines } from "../../lettering/lettering";
import { silhouette } from "../../drawing/silhouette";
import { place } from "../../drawing/svg";

/** Size of a mark in its own units. */
export const MARK_WIDTH = 1200;
export const MARK_HEIGHT = 480;

/** The line that stands round every plate of a mark. */
export const PLATE_LINE = 14;

/** What a mark is lettered from: a unit, or an office with a colour set made from its colour. */
export interface MarkSubject {
  id: string;
  name: string;
  colors: ColorSet;
}

/**
 * Gives a mark a white edge all round, as a sticker has, so that it stands on dark ground too.
 * The drawing shrinks a little to leave room for the edge.
 */
export function sticker(drawing: string): string {
  return `<g transform="translate(24 12) scale(0.96 0.95)">${silhouette(drawing, PAPER, 11)}${drawing}</g>`;
}

/** Draws a name as a mark of 1200 × 480 on a transparent ground. */
export type MarkDrawing = (name: string, inks: Inks) => string;

/** How a centred line is set; `limit` is the largest font size, `width` the longest line. */
export interface LineStyle extends Omit<LetteringStyle, "size" | "anchor"> {
  width: number;
  limit: number;
  turn?: number;
}

/** A line of lettering centred on x, its capitals centred on y. */
export function line(text: string, x: number, y: number, style: LineStyle): string {
  const { width, limit, turn, ...rest } = style;
  const size = fitSize(text, width, limit, rest.weight, rest.tracking);
  const { capHeight } = outlines(text, size, rest.weight);
  const set = lettering(text, { ...rest, size, anchor: "middle" });
  return place(place(set, 0, capHeight / 2), x, y, turn);
}

/** One letter of a line: its place in the line from the left, and its advance. */
export interface Letter {
  char: string;
  index: number;
  x: number;
  width: number;
}

/** The letters of a line with their kerned places, for marks that treat each letter apart. */
export function letters(text: string, size: number, weight: Weight = 900, gap = 0): Letter[] {
  const chars = [...text];
  return chars.map((char, index) => ({
    char,
    index,
    x: outlines(chars.slice(0, index).join(""), size, weight).width + gap * index,
    width: outlines(char, size, weight).width,
  }));
}

/** A drawing and its mirror image about the middle of a mark. */
export function pair(markup: string): string {
  return `${markup}<g transform="translate(${MARK_WIDTH} 0) scale(-1 1)">${markup}</g>`;
}

/** The first word of a name and the rest of it. */
export function twoLines(name: string): [first: string, rest: string] {
  const [first = name, ...rest] = name.split(" ");
  return [first, rest.join(" ")];
}
