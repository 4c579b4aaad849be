import { INK, PAPER } from "../drawing/color";
import { path, place, round } from "../drawing/svg";

export type Weight = 500 | 700 | 800 | 900;

/** A line of text as outlines. The baseline is y = 0, the line starts at x = 0. */
export interface Outlines {
  /** Path data; every glyph outline is filled. */
  d: string;
  width: number;
  /** Height of the capitals above the baseline. */
  capHeight: number;
}

/** Style of a line of lettering. Lengths are fractions of the font size. */
export interface LetteringStyle {
  size: number;
  weight?: Weight;
  fill?: string;
  /** Outline colour; the outline is outside the letters. */
  outline?: string;
  outlineWidth?: number;
  shadow?: string;
  /** Hard shadow, right and down. */
  shadowX?: number;
  shadowY?: number;
  /** Extra space between letters. */
  tracking?: number;
  /** Extra width of spaces. */
  spacing?: number;
  anchor?: "start" | "middle" | "end";
}

/** A line of outlines with its baseline at y = 0: hard shadow, ink outline, then the letters. */
export function inked({ d, width }: Pick<Outlines, "d" | "width">, style: LetteringStyle): string {
  const { size, fill = PAPER, outline = INK, shadow = outline, anchor = "start" } = style;
  const stroke = (style.outlineWidth ?? 0.1) * size;
  const dx = (style.shadowX ?? 0.03) * size;
  const dy = (style.shadowY ?? 0.07) * size;
  const start = anchor === "middle" ? -width / 2 : anchor === "end" ? -width : 0;
  const line = (color: string, transform?: string) => {
    const rim = { stroke: color, "stroke-width": stroke, "stroke-linejoin": "round" };
    return path(d, { fill: color, ...rim, transform });
  };
  const dropped = dx || dy ? line(shadow, `translate(${round(dx)} ${round(dy)})`) : "";
  return place(dropped + (stroke ? line(outline) : "") + path(d, { fill }), start, 0);
}
