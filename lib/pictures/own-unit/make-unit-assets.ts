import type { GlyphTable } from "../../artwork/own-unit/glyph-table";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { castOf } from "../../play/cast";
import { type UnitAssets, UNIT_ASSETS_VERSION } from "./unit-assets";

/** Drawings that a visitor can choose, or that a look needs. */
const FOLDERS = /^(?:backdrops|confetti|costumes|faces|hair|halos|neckwear|poses|trims)\//;
const FRAMES = ["frames/group-tall", "frames/riser"];

export function makeUnitAssets(
  { characters, units, illustrations }: Catalogue,
  glyphs: GlyphTable,
): UnitAssets {
  const idols = castOf(characters).flatMap(({ id, color, look }) =>
    look.kind === "portrait" ? [[id, { color, look }] as const] : [],
  );
  const palettes = units.flatMap(({ id, colors }) => (colors ? [[id, colors] as const] : []));
  const needed = [...illustrations].filter(([key]) => FOLDERS.test(key) || FRAMES.includes(key));
  return {
    version: UNIT_ASSETS_VERSION,
    idols: Object.fromEntries(idols),
    palettes: Object.fromEntries(palettes),
    glyphs,
    drawings: Object.fromEntries(needed.map(([key, text]) => [key, compact(text)])),
  };
}

const compact = (text: string): string => text.replace(/>\s+</g, "><").trim();
