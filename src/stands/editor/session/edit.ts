import type { FlowerStand, StandLayer } from "#content/types";
import { SCENE, TURN, ZOOM } from "#lib/stand/document/limits";

/** Where a layer stands: what gestures, keys and sliders change. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly zoom: number;
}

/** A place as a document may hold it: whole numbers within the limits, the turn brought round. */
export function validPlace({ x, y, turn, zoom }: Place): Place {
  return {
    x: whole(x, 0, SCENE.width),
    y: whole(y, 0, SCENE.height),
    turn: whole(wrapped(turn), TURN.least, TURN.most),
    zoom: whole(zoom, ZOOM.least, ZOOM.most),
  };
}

/** The same direction between −180 and 180 degrees; both ends stay as they are. */
export function wrapped(degrees: number): number {
  if (degrees >= TURN.least && degrees <= TURN.most) return degrees;
  return degrees - 360 * Math.round(degrees / 360);
}

/** A stand with one layer changed. */
export function withLayer(
  stand: FlowerStand,
  index: number,
  change: (layer: StandLayer) => StandLayer,
): FlowerStand {
  const layer = stand.layers[index];
  const changed = layer && change(layer);
  if (!changed || changed === layer) return stand;
  return { ...stand, layers: stand.layers.with(index, changed) };
}

/** A stand with a layer put elsewhere; what is no change gives the same stand. */
export function withPlace(stand: FlowerStand, index: number, place: Partial<Place>): FlowerStand {
  return withLayer(stand, index, (layer) => {
    const { x, y, turn, zoom } = validPlace({ ...layer, ...place });
    const isSame = x === layer.x && y === layer.y && turn === layer.turn && zoom === layer.zoom;
    return isSame ? layer : { ...layer, x, y, turn, zoom };
  });
}

/** A stand with a layer moved to another place in the order, from the back. */
export function reordered(stand: FlowerStand, from: number, to: number): FlowerStand {
  const layer = stand.layers[from];
  if (!layer || from === to || to < 0 || to >= stand.layers.length) return stand;
  return { ...stand, layers: stand.layers.toSpliced(from, 1).toSpliced(to, 0, layer) };
}

/** A stand with a layer more, in front of the one of `index`. */
export function withNew(stand: FlowerStand, index: number, layer: StandLayer): FlowerStand {
  return { ...stand, layers: stand.layers.toSpliced(index + 1, 0, layer) };
}

/** A stand without a layer. The stand itself always stays. */
export function without(stand: FlowerStand, index: number): FlowerStand {
  const layer = stand.layers[index];
  if (!layer || layer.kind === "stand") return stand;
  return { ...stand, layers: stand.layers.toSpliced(index, 1) };
}

/** A stand with a layer hidden, or shown again. */
export function withHidden(stand: FlowerStand, index: number, isHidden: boolean): FlowerStand {
  return withLayer(stand, index, (layer) => {
    if ((layer.hidden ?? false) === isHidden) return layer;
    const { hidden: _, ...shown } = layer;
    return isHidden ? { ...shown, hidden: true } : shown;
  });
}

const whole = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value))) + 0;
