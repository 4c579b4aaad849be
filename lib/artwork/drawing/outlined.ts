import { INK } from "./color";
import { hash } from "./hash";
import { circle, path, rect } from "./svg";

/** Width of the outline around hair and body, in poster units (1200 × 1600). */
export const OUTLINE = 11;

/** A closed shape with flat fill and ink outline. */
export function shape(d: string, fill: string, width = OUTLINE): string {
  return path(d, { fill, stroke: INK, "stroke-width": width, "stroke-linejoin": "round" });
}

export const disc = (x: number, y: number, r: number, fill: string, width: number): string =>
  circle(x, y, r, { fill, stroke: INK, "stroke-width": width });

/** A shape without an outline. */
export const flat = (d: string, fill: string): string => path(d, { fill });

/** A plate with rounded corners (`rx`), a border, and a hard shadow `drop` units to the right and down. */
export function plate(
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  fill: string,
  rx: number,
  edge: number,
  drop: number,
): string {
  const inked = { rx, stroke: INK, "stroke-width": edge };
  const at = (shift: number, color: string) =>
    rect(x + shift, y + shift, width, height, { fill: color, ...inked });
  return at(drop, INK) + at(0, fill);
}

export function line(d: string, color: string, width: number): string {
  const ends = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  return path(d, { fill: "none", stroke: color, "stroke-width": width, ...ends });
}

/**
 * Clips `inner` to the outline `d`. The id is derived from `d`, so that two figures share an id only for the same clip.
 */
export function clipped(d: string, inner: string): string {
  const id = `figure-clip-${hash(d).toString(36)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}
