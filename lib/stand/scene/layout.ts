import type { FlowerStand, StandLayer } from "../../../content/types";
import { type StandKit, symbolOf } from "../kit/kit";
import { SCENE } from "../kit/limits";
import { drawerOf, type LayerDrawing } from "../layers/layer-drawings";

/** A placed layer. Its units are scene units from its centre. */
export interface PlacedLayer extends LayerDrawing {
  readonly index: number;
  readonly layer: StandLayer;
  readonly name: string;
}

/** A stand laid out, from back to front. Hidden layers are left out. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly backdrop: string;
  readonly layers: readonly PlacedLayer[];
}

/** Lays out a stand. Pure: the same document and kit always give the same scene. */
export function layOut(stand: FlowerStand, kit: StandKit): Scene {
  const layers = stand.layers.flatMap((layer, index) => {
    const drawing = layer.hidden ? undefined : drawerOf(layer).draw(layer, kit);
    return drawing ? { index, layer, name: layerName(layer, kit), ...drawing } : [];
  });
  return { ...SCENE, backdrop: symbolOf("backdrop", stand.backdrop), layers };
}

export const layerName = (layer: StandLayer, kit: StandKit): string =>
  drawerOf(layer).name(layer, kit);
