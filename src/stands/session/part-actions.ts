import type { FlowerStand, PosterLayer, StandLayer } from "#content/types";
import { posterOf } from "#lib/stand/kit/kit";
import { TURN, ZOOM } from "#lib/stand/kit/limits";
import { plainMessage } from "#lib/stand/kit/plain-message";
import type { Place } from "./edit";
import type { EditorSession } from "./editor-session";
import { insert } from "./layer-actions";
import places from "./spots.json";

/** Parts that are put on a stand as often as one likes. */
type AddedKind = "flower" | "sticker" | "panel";
type PictureShape = PosterLayer["shape"];
/** What a picture shows: somebody's poster, or a picture of the visitor's own by its key. */
type PictureSource =
  | { readonly kind: "poster"; readonly character: number }
  | { readonly kind: "own"; readonly own: string };

/** Where what is added comes to stand, in turn, so that nothing hides what was added before it. */
const SPOTS: Readonly<Record<AddedKind | "picture", readonly (readonly number[])[]>> = places;

const isLike = (kind: AddedKind | "picture") => (layer: StandLayer) =>
  kind === (layer.kind === "poster" || layer.kind === "own" ? "picture" : layer.kind);

function add(
  session: EditorSession,
  kind: AddedKind | "picture",
  make: (place: Place) => StandLayer,
): void {
  const { layers } = session.stand;
  const spots = SPOTS[kind];
  const [x = 450, y = 600] = spots[layers.filter(isLike(kind)).length % spots.length] ?? [];
  insert(session, layers.length, make({ x, y, turn: TURN.first, zoom: ZOOM.first }), "added");
}

/** Puts a part on the stand, in front of all. */
export function addPart(session: EditorSession, kind: AddedKind, part: string): void {
  add(session, kind, (place) =>
    kind === "panel" ? { kind, part, text: "", ...place } : { kind, part, ...place },
  );
}

/** Puts another part of the same kind in the place of a layer. */
export function swapPart(session: EditorSession, index: number, part: string): void {
  session.changeLayer(index, (layer) => ("part" in layer ? { ...layer, part } : layer));
  session.say(`${session.nameOf(index)} instead`);
}

/** The layer that a tool for a kind works on: the chosen one, else the one that is furthest in front; -1 if none. */
export function targetOf(
  { layer, chosen, stand }: EditorSession,
  kind: "panel" | "picture",
): number {
  return layer && isLike(kind)(layer) ? chosen : stand.layers.findLastIndex(isLike(kind));
}

/** Writes the message of a panel, made plain and cut to the limits. */
export function writeMessage(session: EditorSession, index: number, text: string): void {
  session.changeLayer(
    index,
    (layer) => (layer.kind === "panel" ? { ...layer, text: plainMessage(text) } : layer),
    `message ${index}`,
  );
}

/** Puts a picture in the place of another; one more on the stand for a `target` below 0. @param run as of `change` */
export function choosePicture(
  session: EditorSession,
  source: PictureSource,
  target = targetOf(session, "picture"),
  run?: string,
): void {
  if (target < 0) {
    add(session, "picture", (place) => ({ ...source, shape: "card", ...place }));
    return;
  }
  const change = (layer: StandLayer): StandLayer => {
    if (layer.kind !== "poster" && layer.kind !== "own") return layer;
    const { x, y, turn, zoom, shape, hidden } = layer;
    return { ...source, shape, x, y, turn, zoom, ...(hidden && { hidden }) };
  };
  session.changeLayer(target, change, run);
  session.choose(target);
  session.say(`${session.nameOf(target)} instead`);
}

/** Cuts a picture to another outline. */
export function cutTo(session: EditorSession, index: number, shape: PictureShape): void {
  session.changeLayer(index, (layer) => ("shape" in layer ? { ...layer, shape } : layer));
}

/** Makes the stand one for somebody: their poster, in the colours of their unit. It is one step of the history. */
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
  const target = isAdding ? -1 : targetOf(session, "picture");
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
