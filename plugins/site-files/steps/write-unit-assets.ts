import type { GlyphTable } from "../../../lib/artwork/own-unit/glyph-table";
import { makeGlyphTable } from "../../../lib/artwork/own-unit/make-glyph-table";
import { ownUnitSvg } from "../../../lib/artwork/own-unit/own-unit";
import { makeUnitAssets } from "../../../lib/pictures/own-unit/make-unit-assets";
import { ownUnitOf } from "../../../lib/pictures/own-unit/own-unit-of";
import { unitOptions } from "../../../lib/pictures/own-unit/unit-assets";
import { readyUnit } from "../../../lib/play/unit/surprise";
import { READY_UNIT_ADDRESS, UNIT_ASSETS_ADDRESS } from "../../../lib/site/addresses";
import { codeIn, digestOf } from "../../../lib/site/build-cache/code-key";
import type { FinishedSite } from "./finished-site";

const STAGE = "glyphs";

/** Inputs of the glyphs, besides the code in {@link LETTERING}. */
const SOURCES = ["lib/artwork/own-unit/make-glyph-table.ts", "package-lock.json"];
const LETTERING = "lib/artwork/lettering";

const PRODUCER = "own units";

/** Writes what browsers draw visitors' own units from, and the poster of the ready unit. Outlines of the font are cached. */
export function writeUnitAssets({ root, catalogue, siteFiles, cache }: FinishedSite): void {
  const key = digestOf(root, [...SOURCES, ...codeIn(root, LETTERING)], []);
  const known = cache.find<GlyphTable>(STAGE, key);
  const glyphs = known ?? makeGlyphTable();
  const assets = makeUnitAssets(catalogue, glyphs);
  const ready = ownUnitOf(readyUnit(unitOptions(assets), []), assets);
  siteFiles.write(PRODUCER, UNIT_ASSETS_ADDRESS.slice(1), JSON.stringify(assets));
  siteFiles.write(PRODUCER, READY_UNIT_ADDRESS.slice(1), ownUnitSvg(ready, "poster"));
  if (!known) cache.store(STAGE, key, [], glyphs);
}
