/* oxlint-disable no-underscore-dangle -- fontkit gives these parts no public names */
import { openSync } from "fontkit";
import type { Font } from "fontkit";

/** Point of a glyph outline as fontkit decodes it. */
interface OutlinePoint {
  x: number;
  y: number;
  endContour: boolean;
  copy(): OutlinePoint;
}

/** The parts of fontkit's WOFF2 font that apply a variation; they have no public types. */
interface VariableFont extends Font {
  variationCoords: number[];
  _glyphs: Record<number, unknown>;
  _transformedGlyphs: {
    points?: OutlinePoint[];
    components?: { dx: number; dy: number }[];
  }[];
  _variationProcessor: { transformPoints(glyph: number, points: OutlinePoint[]): void };
}

/** The four side-bearing points that end every glyph's list of deltas (OpenType gvar). */
const PHANTOM_POINTS = 4;

/**
 * Opens a WOFF2 variable font at one weight. fontkit 2 ignores gvar in WOFF2 files with transformed outlines (its own
 * getVariation throws on them), so this decodes the outlines first and moves them by its variation processor.
 * @throws if the file is missing or is not a variable WOFF2 font
 */
export function openAtWeight(file: string, weight: number): Font {
  const font = openSync(file) as VariableFont;
  // Decode outlines without a variation: otherwise fontkit fails on composite glyphs.
  Object.defineProperty(font, "_variationProcessor", { value: null, configurable: true });
  const seed = font.getGlyph(0) && firstPoint(font);
  Reflect.deleteProperty(font, "_variationProcessor");
  font.variationCoords = [weight];
  font._glyphs = {};
  font._transformedGlyphs.forEach((glyph, id) => {
    const outline = glyph?.points ?? glyph?.components?.map(({ dx, dy }) => pointAt(seed, dx, dy));
    if (!outline?.length) return;
    const phantoms = Array.from({ length: PHANTOM_POINTS }, () => pointAt(seed, 0, 0));
    font._variationProcessor.transformPoints(id, [...outline, ...phantoms]);
    glyph?.components?.forEach((component, index) => {
      component.dx = outline[index]?.x ?? component.dx;
      component.dy = outline[index]?.y ?? component.dy;
    });
  });
  return font;
}

function firstPoint(font: VariableFont): OutlinePoint {
  const point = font._transformedGlyphs.find((glyph) => glyph?.points?.length)?.points?.[0];
  if (!point) throw new Error("The font has no outlines to vary.");
  return point;
}

function pointAt(seed: OutlinePoint, x: number, y: number): OutlinePoint {
  return Object.assign(seed.copy(), { x, y, endContour: true });
}
