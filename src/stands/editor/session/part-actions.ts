import type { PosterLayer, StandLayer } from "#content/types";
import { TURN, ZOOM } from "#lib/stand/document/limits";
import { plainMessage } from "#lib/stand/document/plain-message";
import { type Place, withLayer, withNew } from "./edit";
import { hasRoom } from "./layer-actions";
import type { EditorSession } from "./editor-session";
import places from "./spots.json";

/** Parts that are put on a stand as often as one likes. */
export type AddedKind = "flower" | "sticker" | "panel";
type PictureShape = PosterLayer["shape"];
/** What a picture shows: somebody's poster, or a picture of the visitor's own by its key. */
export type PictureSource = { readonly character: number } | { readonly own: string };

/** Where what is added comes to stand, in turn, so that nothing hides what was added before it. */
const SPOTS: Readonly<Record<AddedKind | "picture", readonly (readonly number[])[]>> = places;

function nextPlace(session: EditorSession, kind: keyof typeof SPOTS): Place {
  const isLike = (layer: StandLayer) =>
    kind === "picture" ? isPicture(layer) : layer.kind === kind;
  const spots = SPOTS[kind];
  const at = session.stand.layers.filter(isLike).length % spots.length;
  const [x = 450, y = 600] = spots[at] ?? [];
  return { x, y, turn: TURN.first, zoom: ZOOM.first };
}

const isPicture = ({ kind }: StandLayer): boolean => kind === "poster" || kind === "own";

function add(session: EditorSession, layer: StandLayer): void {
  if (!hasRoom(session)) return;
  const front = session.stand.layers.length - 1;
  session.change(withNew(session.stand, front, layer));
  session.choose(front + 1);
  session.say(`${session.nameOf(front + 1)} added`);
}

/** Puts a part on the stand, in front of all. */
export function addPart(session: EditorSession, kind: AddedKind, part: string): void {
  const place = nextPlace(session, kind);
  add(session, kind === "panel" ? { kind, part, text: "", ...place } : { kind, part, ...place });
}

/** Puts another part of the same kind in the place of a layer. */
export function swapPart(session: EditorSession, index: number, part: string): void {
  const next = withLayer(session.stand, index, (layer) =>
    "part" in layer && layer.part !== part ? { ...layer, part } : layer,
  );
  session.change(next);
  session.say(`${session.nameOf(index)} instead`);
}

/** The layer that a tool for a kind works on: the chosen one, else the one that is furthest in front; -1 if none. */
export function targetOf(session: EditorSession, kind: "panel" | "picture"): number {
  const isLike = (layer: StandLayer) =>
    kind === "picture" ? isPicture(layer) : layer.kind === kind;
  const { layer, chosen, stand } = session;
  return layer && isLike(layer) ? chosen : stand.layers.findLastIndex(isLike);
}

/** Writes the message of a panel, made plain and cut to the limits. */
export function writeMessage(session: EditorSession, index: number, text: string): void {
  const plain = plainMessage(text);
  const next = withLayer(session.stand, index, (layer) =>
    layer.kind === "panel" && layer.text !== plain ? { ...layer, text: plain } : layer,
  );
  session.change(next, `message ${index}`);
}

/** Puts a picture in the place of another, or on the stand where there is none. @param run as of `change` */
export function choosePicture(
  session: EditorSession,
  source: PictureSource,
  target = targetOf(session, "picture"),
  run?: string,
): void {
  if (target < 0) {
    addPicture(session, source);
    return;
  }
  const next = withLayer(session.stand, target, (layer) => {
    if (layer.kind !== "poster" && layer.kind !== "own") return layer;
    const { x, y, turn, zoom, shape, hidden } = layer;
    return { ...pictureOf(source, shape, { x, y, turn, zoom }), ...(hidden && { hidden }) };
  });
  session.change(next, run);
  session.choose(target);
  session.say(`${session.nameOf(target)} instead`);
}

/** Puts one picture more on the stand. */
export function addPicture(session: EditorSession, source: PictureSource): void {
  add(session, pictureOf(source, "card", nextPlace(session, "picture")));
}

/** Cuts a picture to another outline. */
export function cutTo(session: EditorSession, index: number, shape: PictureShape): void {
  const next = withLayer(session.stand, index, (layer) =>
    (layer.kind === "poster" || layer.kind === "own") && layer.shape !== shape
      ? { ...layer, shape }
      : layer,
  );
  session.change(next);
}

function pictureOf(source: PictureSource, shape: PictureShape, place: Place): StandLayer {
  return "own" in source
    ? { kind: "own", own: source.own, shape, ...place }
    : { kind: "poster", character: source.character, shape, ...place };
}
