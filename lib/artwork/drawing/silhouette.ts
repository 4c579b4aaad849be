const SHAPE = /<(?:path|circle|ellipse|rect)\b[^>]*\/>/g;
const CLIP = /<(clipPath|defs)\b.*?<\/\1>| clip-path="[^"]*"/g;
/** Lines thinner than this are drawn inside shapes, and add nothing to a silhouette. */
const THIN_LINE = 12;

/**
 * The silhouette of a drawing in one colour, `spread` units wider on every side: laid under the
 * drawing it is the white edge of a sticker, moved aside it is a hard shadow. Works on the markup,
 * because an SVG filter of that size takes seconds to rasterise.
 */
export function silhouette(drawing: string, color: string, spread: number): string {
  const outer = drawing
    .replace(CLIP, "")
    .replace(SHAPE, (shape) => (isInner(shape) ? "" : shape))
    .replace(/ (fill|stroke)="(?!none)[^"]*"/g, ` $1="${color}"`)
    .replace(
      / stroke-width="([\d.]+)"/g,
      (_, width: string) => ` stroke-width="${Number(width) + spread * 2}"`,
    )
    .replace(/ (?:(?:fill-|stroke-)?opacity|stroke-dasharray)="[^"]*"/g, "");
  const paint = `fill="${color}" stroke="${color}" stroke-width="${spread * 2}"`;
  return `<g ${paint} stroke-linejoin="round">${outer}</g>`;
}

// A flat colour without an outline, or a thin line, lies inside a shape that has one.
function isInner(shape: string): boolean {
  const flat = / fill="#/.test(shape) && !/ stroke="#/.test(shape);
  const width = / stroke-width="([\d.]+)"/.exec(shape)?.[1];
  return flat || (/ fill="none"/.test(shape) && Number(width ?? 0) < THIN_LINE);
}
