import type { CharacterId, ColorSet, PortraitLook, UnitId } from "../../../content/types";
import type { GlyphTable } from "../../artwork/own-unit/glyph-table";
import type { UnitKit } from "../../play/unit/unit-document";

/** Version of the file: a page that knows another one draws nothing. */
export const WARDROBE_VERSION = 1;

/** An idol as drawn: their image colour, their look, and the unit whose colours their costume has by default. */
export interface WardrobeIdol {
  readonly color: string;
  readonly look: PortraitLook;
}

export interface Wardrobe {
  readonly version: number;
  readonly idols: Readonly<Record<CharacterId, WardrobeIdol>>;
  readonly palettes: Readonly<Partial<Record<UnitId, ColorSet>>>;
  readonly glyphs: GlyphTable;
  /** Texts of drawings by their key in content/art: those that looks, backdrops and the stage need. */
  readonly drawings: Readonly<Record<string, string>>;
}

const namesIn = ({ drawings }: Wardrobe, folder: string): string[] =>
  Object.keys(drawings)
    .filter((key) => key.startsWith(`${folder}/`))
    .map((key) => key.slice(folder.length + 1));

export const kitOf = (wardrobe: Wardrobe): UnitKit => ({
  idols: new Set(Object.keys(wardrobe.idols).map(Number)),
  backdrops: namesIn(wardrobe, "backdrops"),
  palettes: Object.keys(wardrobe.palettes) as UnitId[],
  poses: namesIn(wardrobe, "poses"),
});
