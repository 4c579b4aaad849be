import type { FlowerStand, StandLayer, StandPlace, UnitId } from "../../../content/types";
import type { StandKit } from "../kit/kit";
import { SCENE, TURN, ZOOM } from "../kit/limits";

/**
 * A new stand: a style (from 1), a poster, flowers above and below, an empty message. The poster is the second layer,
 * which the editor opens with (SPEC section 3); in the first style it has its natural size.
 */
export function newStand(
  kit: StandKit,
  style: number,
  palette: UnitId,
  character: number,
): FlowerStand {
  const stand = kit.parts.stand[style - 1] ?? kit.parts.stand[0];
  const [top, foot] = [kit.parts.flower[0], kit.parts.flower[1] ?? kit.parts.flower[0]];
  const panel = kit.parts.panel[0];
  const at = (place: StandPlace | undefined) => ({
    x: place?.x ?? SCENE.width / 2,
    y: place?.y ?? SCENE.height / 2,
    turn: TURN.first,
    zoom: place?.zoom ?? ZOOM.first,
  });
  const places = stand?.places;
  const layers: StandLayer[] = [
    { kind: "stand", part: stand?.key ?? "", ...at(undefined) },
    { kind: "poster", character, shape: "card", ...at(places?.picture) },
    { kind: "flower", part: top?.key ?? "", ...at(places?.top) },
    { kind: "flower", part: foot?.key ?? "", ...at(places?.foot) },
    { kind: "panel", part: panel?.key ?? "", text: "", ...at(places?.panel) },
  ];
  return { version: 1, palette, backdrop: kit.parts.backdrop[0]?.key ?? "", layers };
}

/**
 * Changes a stand's style. Layers still in the old style's places move to those of the new one; layers that the visitor
 * moved stay.
 */
export function withStyle(kit: StandKit, stand: FlowerStand, style: number): FlowerStand {
  const next = kit.parts.stand[style - 1];
  const base = stand.layers.find(({ kind }) => kind === "stand");
  if (!next || base?.kind !== "stand") return stand;
  const oldPlaces = kit.parts.stand.find(({ key }) => key === base.part)?.places;
  const moved = (layer: StandLayer): StandLayer => {
    if (layer === base) return { ...base, part: next.key };
    const spot = oldPlaces && SPOTS.find((name) => isAt(layer, oldPlaces[name]));
    const place = spot && next.places?.[spot];
    return place ? { ...layer, ...place } : layer;
  };
  return { ...stand, layers: stand.layers.map(moved) };
}

const SPOTS = ["top", "picture", "foot", "panel"] as const;

const isAt = (layer: StandLayer, { x, y, zoom }: StandPlace): boolean =>
  layer.x === x && layer.y === y && layer.zoom === zoom && layer.turn === TURN.first;
