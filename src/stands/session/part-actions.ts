import type { FlowerStand, StandLayer } from "#content/types";
import { posterOf } from "#lib/stand/kit/kit";
import { SCENE, TURN, ZOOM } from "#lib/stand/kit/limits";
import { layerFormat, type Place } from "#lib/stand/layers/layer-facts";
import type { EditorSession } from "./editor-session";
import { insert } from "./layer-actions";

type Unplaced<Layer> = Layer extends StandLayer ? Omit<Layer, keyof Place | "hidden"> : never;
/** A character's poster, or a picture of the visitor by its key. */
type PictureSource =
  | { readonly kind: "poster"; readonly character: number }
  | { readonly kind: "own"; readonly own: string };

/** Adds a layer in front of all others, at the spots of its kind in turn. */
export function add(session: EditorSession, layer: Unplaced<StandLayer>): void {
  const { layers } = session.stand;
  const { spots } = layerFormat(layer.kind);
  const sameSpots = layers.filter(({ kind }) => layerFormat(kind).spots === spots);
  const [x = SCENE.width / 2, y = SCENE.height / 2] = spots[sameSpots.length % spots.length] ?? [];
  insert(session, layers.length, { ...layer, x, y, turn: TURN.first, zoom: ZOOM.first }, "added");
}

export function swapPart(session: EditorSession, index: number, part: string): void {
  session.setProperty(index, { part });
  session.announce(`${session.nameOf(index)} instead`);
}

/** Index of the layer that the message or picture tool edits: the selected one, else the topmost; -1 if none. */
export const targetOf = (
  { layer, chosen, stand }: EditorSession,
  property: "text" | "shape",
): number =>
  layer && property in layer ? chosen : stand.layers.findLastIndex((one) => property in one);

/**
 * Replaces a picture, or adds one if `target` is below 0.
 * @param run successive changes with the same name are one step of the history
 */
export function choosePicture(
  session: EditorSession,
  source: PictureSource,
  target = targetOf(session, "shape"),
  run?: string,
): void {
  if (target < 0) return add(session, { ...source, shape: "card" });
  const change = (layer: StandLayer): StandLayer => {
    if (!("shape" in layer)) return layer;
    const { x, y, turn, zoom, shape, hidden } = layer;
    return { ...source, shape, x, y, turn, zoom, ...(hidden && { hidden }) };
  };
  session.changeLayer(target, change, run);
  session.choose(target);
  session.announce(`${session.nameOf(target)} instead`);
}

/** Applies a character's poster and unit colours to the stand, as one step of the history. */
export function applyCharacter(session: EditorSession, character: number): void {
  const poster = posterOf(session.kit, character);
  if (!poster) return;
  const run = `for ${character}`;
  session.change({ ...session.stand, palette: poster.unit as FlowerStand["palette"] }, run);
  choosePicture(session, { kind: "poster", character }, undefined, run);
  session.announce(`For ${poster.name}`);
}

/**
 * Remembers the place for a picture that is still being read. Invalid once another stand is opened or the picture is
 * replaced.
 * @param isAdding true to add the picture instead of replacing one
 */
export function pictureTarget(session: EditorSession, isAdding: boolean) {
  const { id } = session;
  const target = isAdding ? -1 : targetOf(session, "shape");
  const currentPicture = () => {
    const layer = session.stand.layers[target];
    if (layer?.kind === "own") return layer.own;
    return layer?.kind === "poster" ? layer.character : undefined;
  };
  const before = currentPicture();
  return {
    isValid: () => session.id === id && currentPicture() === before,
    put: (source: PictureSource) => choosePicture(session, source, target),
  };
}
