import type { StandLayer } from "../../../content/types";
import type { AnyLayerKind, LayerKind } from "./layer-kind";
import { panelLayer } from "./panel-layer";
import { partLayer } from "./part-layer";
import { ownLayer, posterLayer } from "./picture-layers";

export type LayerKindName = StandLayer["kind"];

type LayerOf<Kind, Layer = StandLayer> = Layer extends StandLayer
  ? Kind extends Layer["kind"]
    ? Layer
    : never
  : never;

const FLOWER_SPOTS = [
  [450, 420],
  [270, 640],
  [630, 640],
  [450, 820],
  [270, 320],
  [630, 320],
] as const;
const STICKER_SPOTS = [
  [220, 420],
  [680, 420],
  [220, 700],
  [680, 700],
  [450, 200],
  [330, 1000],
  [570, 1000],
] as const;

/** The kinds of layers. The tools that work on them are in src/stands/editor/tools/layer-tools.ts. */
const LAYER_KINDS: { readonly [Kind in LayerKindName]: LayerKind<LayerOf<Kind>> } = {
  stand: partLayer("stand", "b", []),
  flower: partLayer("flower", "f", FLOWER_SPOTS),
  sticker: partLayer("sticker", "s", STICKER_SPOTS),
  panel: panelLayer,
  poster: posterLayer,
  own: ownLayer,
};

export const LAYER_KIND_NAMES = Object.keys(LAYER_KINDS) as readonly LayerKindName[];

/** The row of a kind. */
export const layerKind = (name: LayerKindName): AnyLayerKind => LAYER_KINDS[name];
