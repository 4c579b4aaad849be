import { MOST_LAYERS, SCENE } from "#lib/stand/document/limits";
import { reordered, withHidden, withNew, without } from "./edit";
import type { EditorSession } from "./editor-session";

/** Steps that the keys and the buttons take: in scene units, degrees and per cent. */
export const STEP = { move: 5, far: 50, turn: 5, zoom: 5 } as const;

/** Moves the chosen layer, in scene units. */
export function nudge(session: EditorSession, across: number, down: number): void {
  const { layer, chosen } = session;
  if (!layer) return;
  session.place({ x: layer.x + across, y: layer.y + down }, `nudge ${chosen}`);
  const { x = 0, y = 0 } = session.layer ?? {};
  session.say(`${x} across, ${y} down`);
}

/** Turns the chosen layer, in degrees to the right. */
export function turnBy(session: EditorSession, degrees: number): void {
  const { layer, chosen } = session;
  if (!layer) return;
  session.place({ turn: layer.turn + degrees }, `turn ${chosen}`);
  session.say(`Turned to ${session.layer?.turn} degrees`);
}

/** Makes the chosen layer larger or smaller, in per cent of its own size. */
export function zoomBy(session: EditorSession, percent: number): void {
  const { layer, chosen } = session;
  if (!layer) return;
  session.place({ zoom: layer.zoom + percent }, `zoom ${chosen}`);
  session.say(`${session.layer?.zoom} per cent`);
}

/** No turn and its own size again, for the chosen layer. */
export function revert(session: EditorSession): void {
  if (!session.layer) return;
  session.history.endRun();
  session.fields.revert();
  session.history.endRun();
  session.say("Straight again, in its own size");
}

/** Moves a layer in the order: by 1 forward, by −1 back. It stays chosen. */
export function reorder(session: EditorSession, index: number, by: number): void {
  const { stand } = session;
  const to = Math.min(stand.layers.length - 1, Math.max(0, index + by));
  if (to === index) {
    session.say(by > 0 ? "It is in front already." : "It is at the back already.");
    return;
  }
  session.change(reordered(stand, index, to));
  session.choose(to);
  session.say(`${session.nameOf(to)}: layer ${to + 1} of ${stand.layers.length}`);
}

/** Hides a layer, or shows it again. */
export function toggleHidden(session: EditorSession, index: number): void {
  const isHidden = !session.stand.layers[index]?.hidden;
  session.change(withHidden(session.stand, index, isHidden));
  session.say(`${session.nameOf(index)} ${isHidden ? "hidden" : "shown"}`);
}

/** Takes a layer off; the stand itself cannot be. */
export function remove(session: EditorSession, index: number): void {
  const name = session.nameOf(index);
  const { chosen, stand } = session;
  const next = without(stand, index);
  if (next === stand) {
    session.say("The stand itself stays. Choose another style instead.");
    return;
  }
  session.change(next);
  if (chosen === index) session.choose(-1);
  else if (chosen > index) session.choose(chosen - 1);
  session.say(`${name} taken off`);
}

/** Whether one more layer fits; says so if not. */
export function hasRoom(session: EditorSession): boolean {
  if (session.stand.layers.length < MOST_LAYERS) return true;
  session.say(`A stand holds ${MOST_LAYERS} layers. Take one off first.`);
  return false;
}

/** Puts a second one of a layer in front of it, a little aside, and chooses it. */
export function duplicate(session: EditorSession, index: number): void {
  const layer = session.stand.layers[index];
  if (!layer || layer.kind === "stand" || !hasRoom(session)) return;
  const aside = (value: number, most: number) => (value + 40 > most ? value - 40 : value + 40);
  const copy = {
    ...layer,
    x: aside(layer.x, SCENE.width),
    y: aside(layer.y, SCENE.height),
  };
  session.change(withNew(session.stand, index, copy));
  session.choose(index + 1);
  session.say(`${session.nameOf(index + 1)} doubled`);
}
