import type { CharacterId, ColorSet, PortraitLook, UnitId } from "../../../content/types";
import type { GlyphTable } from "../../artwork/own-unit/glyph-table";
import { reachOf } from "../posters/figure-look";
import type { UnitOptions } from "../../play/unit/unit-document";

/** Version of the file; a page of another version draws nothing. */
export const UNIT_ASSETS_VERSION = 1;

/** An idol as drawn: their image colour and their look. */
export interface IdolAssets {
  readonly color: string;
  readonly look: PortraitLook;
}

/** All that a poster is drawn from, fetched by the page as one file. */
export interface UnitAssets {
  readonly version: number;
  readonly idols: Readonly<Record<CharacterId, IdolAssets>>;
  readonly palettes: Readonly<Partial<Record<UnitId, ColorSet>>>;
  readonly glyphs: GlyphTable;
  /** Texts of drawings by their key in content/art: those that looks, backdrops and the stage need. */
  readonly drawings: Readonly<Record<string, string>>;
}

const namesIn = ({ drawings }: UnitAssets, folder: string): string[] =>
  Object.keys(drawings)
    .filter((key) => key.startsWith(`${folder}/`))
    .map((key) => key.slice(folder.length + 1));

export function unitOptions(assets: UnitAssets): UnitOptions {
  const poses = namesIn(assets, "poses");
  return {
    idols: new Set(Object.keys(assets.idols).map(Number)),
    backdrops: namesIn(assets, "backdrops"),
    palettes: Object.keys(assets.palettes) as UnitId[],
    poses,
    reachByPose: Object.fromEntries(
      poses.map((pose) => [pose, reachOf(assets.drawings[`poses/${pose}`] ?? "")]),
    ),
  };
}
