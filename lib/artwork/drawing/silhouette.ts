const SHAPE = /<(?:path|circle|ellipse|rect)\b[^>]*\/>/g;
const DEFINITION = /<(clipPath|defs)\b.*?<\/\1>/g;
const GROUP = /<(\/?)g\b([^>]*)>/g;
/** Thinner lines are inside of shapes, and add nothing to a silhouette. */
const THIN_LINE = 12;

/**
 * Silhouette of a drawing in one colour, `spread` units wider on every side: below the drawing it is the white edge of
 * a sticker, shifted it is a hard shadow. Changes the markup, because an SVG filter of that size takes seconds to
 * rasterize.
 */
export function silhouette(drawing: string, color: string, spread: number): string {
  const outer = withoutClipped(drawing.replace(DEFINITION, ""))
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

// Clipped parts lie inside of their clip, which is the outline of a shape.
function withoutClipped(drawing: string): string {
  let kept = "";
  let end = 0;
  let depth = 0;
  for (const { 0: tag, 1: close, 2: attributes = "", index } of drawing.matchAll(GROUP)) {
    if (depth > 0) {
      depth += close ? -1 : 1;
      end = index + tag.length;
    } else if (attributes.includes(" clip-path=")) {
      kept += drawing.slice(end, index);
      depth = 1;
    }
  }
  return kept + drawing.slice(end);
}

// A flat shape without an outline, or a thin line, is inside of an outlined shape.
function isInner(shape: string): boolean {
  const hasNoOutline = / fill="#/.test(shape) && !/ stroke="#/.test(shape);
  const width = / stroke-width="([\d.]+)"/.exec(shape)?.[1];
  return hasNoOutline || (/ fill="none"/.test(shape) && Number(width ?? 0) < THIN_LINE);
}
