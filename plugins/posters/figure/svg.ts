import { DETAIL, INK, OUTLINE } from "./ink";

/** A closed shape with a flat fill and the ink outline. */
export function shape(d: string, fill: string, width = OUTLINE): string {
  const outline = `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;
  return `<path d="${d}" fill="${fill}" ${outline}/>`;
}

/** A flat shape without an outline. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An open line with round ends. */
export function line(d: string, color = INK, width = DETAIL): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${ends}/>`;
}

/** A disc, outlined unless `width` is 0. */
export function disc(x: number, y: number, r: number, fill: string, width = DETAIL): string {
  const rim = width > 0 ? ` stroke="${INK}" stroke-width="${width}"` : "";
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${rim}/>`;
}

/** Several shapes moved together. */
export const group = (transform: string, inner: string): string =>
  `<g transform="${transform}">${inner}</g>`;

/** 32-bit FNV-1a, in base 36: names a clip after what it holds. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return value.toString(36);
}

/**
 * Shows `inner` only inside the outline `d`. The id is made from `d`, so that two figures in one
 * picture share an id only if the clip is the same.
 */
export function clipped(d: string, inner: string): string {
  const id = `figure-clip-${hash(d)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}
