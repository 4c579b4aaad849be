import type { FlowerStand, StandLayer } from "#content/types";
import { posterOf } from "#lib/stand/kit/kit";
import { SCENE, TURN, ZOOM } from "#lib/stand/kit/limits";
import { kindOfLayer, type Place } from "#lib/stand/layers/layer-facts";
import type { EditorSession } from "./editor-session";
import { insert } from "./layer-actions";

type Unplaced<Layer> = Layer extends StandLayer ? Omit<Layer, keyof Place | "hidden"> : never;
/** A character's poster, or a picture of the visitor's own by its key. */
type PictureSource =
  | { readonly kind: "poster"; readonly character: number }
  | { readonly kind: "own"; readonly own: string };

/** Puts a layer on the stand, in front of all, at the next spot of its kind. */
export function add(session: EditorSession, layer: Unplaced<StandLayer>): void {
  const { layers } = session.stand;
  const { spots } = kindOfLayer(layer.kind);
  const alike = layers.filter(({ kind }) => kindOfLayer(kind).spots === spots);
  const [x = SCENE.width / 2, y = SCENE.height / 2] = spots[alike.length % spots.length] ?? [];
  insert(session, layers.length, { ...layer, x, y, turn: TURN.first, zoom: ZOOM.first }, "added");
}

/** Puts another part of the same kind in the place of a layer. */
export function swapPart(session: EditorSession, index: number, part: string): void {
  session.setFact(index, { part });
  session.say(`${session.nameOf(index)} instead`);
}

/** The layer that a tool for messages or pictures works on: the chosen one, else the one in front; -1 if none. */
export const targetOf = (
  { layer, chosen, stand }: EditorSession,
  fact: "text" | "shape",
): number => (layer && fact in layer ? chosen : stand.layers.findLastIndex((one) => fact in one));

/** Puts a picture in the place of another; one more on the stand for a `target` below 0. @param run as of `change` */
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
  session.say(`${session.nameOf(target)} instead`);
}

/** Makes the stand one for a character: their poster, in the colours of their unit. It is one step of the history. */
export function dedicate(session: EditorSession, character: number): void {
  const poster = posterOf(session.kit, character);
  if (!poster) return;
  const run = `for ${character}`;
  session.change({ ...session.stand, palette: poster.unit as FlowerStand["palette"] }, run);
  choosePicture(session, { kind: "poster", character }, undefined, run);
  session.say(`For ${poster.name}`);
}

/**
 * The spot for a picture that is still being read, on the stand that is open now. It is there no more once
 * another stand, or another picture in its place, came meanwhile.
 * @param isAdding whether the picture comes beside the others
 */
export function pictureSpot(session: EditorSession, isAdding: boolean) {
  const { id } = session;
  const target = isAdding ? -1 : targetOf(session, "shape");
  const shown = () => {
    const layer = session.stand.layers[target];
    if (layer?.kind === "own") return layer.own;
    return layer?.kind === "poster" ? layer.character : undefined;
  };
  const before = shown();
  return {
    isThere: () => session.id === id && shown() === before,
    put: (source: PictureSource) => choosePicture(session, source, target),
  };
}
