import type { StandLayer } from "#content/types";
import { MAX_LAYERS, SCENE, TURN, ZOOM } from "#lib/stand/kit/limits";
import type { EditorSession } from "./editor-session";

/** Steps of keys and buttons, in scene units, degrees and per cent. */
export const STEP = { move: 5, far: 50, turn: 5, zoom: 5 } as const;

/** Moves the selected layer, in scene units. */
export function nudge(session: EditorSession, across: number, down: number): void {
  const { layer, chosen } = session;
  if (!layer) return;
  session.place({ x: layer.x + across, y: layer.y + down }, `nudge ${chosen}`);
  session.announce(`${session.layer?.x} across, ${session.layer?.y} down`);
}

export function turnBy(session: EditorSession, degrees: number): void {
  const { layer, chosen } = session;
  if (!layer) return;
  session.place({ turn: layer.turn + degrees }, `turn ${chosen}`);
  session.announce(`Turned to ${session.layer?.turn} degrees`);
}

/** Scales the selected layer by percentage points. */
export function zoomBy(session: EditorSession, percent: number): void {
  const { layer, chosen } = session;
  if (!layer) return;
  session.place({ zoom: layer.zoom + percent }, `zoom ${chosen}`);
  session.announce(`${session.layer?.zoom} per cent`);
}

/** Resets turn and zoom of the selected layer. */
export function revert(session: EditorSession): void {
  if (!session.layer) return;
  session.history.endRun();
  session.place({ turn: TURN.first, zoom: ZOOM.first });
  session.announce("Straight again, in its original size");
}

/** Reorders a layer: 1 is forward, −1 back. It stays selected. */
export function reorder(session: EditorSession, index: number, by: number): void {
  const { layers } = session.stand;
  const layer = layers[index];
  const to = Math.min(layers.length - 1, Math.max(0, index + by));
  if (!layer || to === index) {
    session.announce(by > 0 ? "It is in front already." : "It is at the back already.");
    return;
  }
  session.changeLayers(layers.toSpliced(index, 1).toSpliced(to, 0, layer));
  session.choose(to);
  session.announce(`${session.nameOf(to)}: layer ${to + 1} of ${layers.length}`);
}

export function toggleHidden(session: EditorSession, index: number): void {
  session.changeLayer(index, ({ hidden, ...layer }) =>
    hidden ? layer : { ...layer, hidden: true },
  );
  const { hidden } = session.stand.layers[index] ?? {};
  session.announce(`${session.nameOf(index)} ${hidden ? "hidden" : "shown"}`);
}

/** Removes a layer; the stand itself cannot be removed. */
export function remove(session: EditorSession, index: number): void {
  const { chosen, stand } = session;
  const name = session.nameOf(index);
  const { kind = "stand" } = stand.layers[index] ?? {};
  if (kind === "stand") {
    session.announce("The stand itself stays. Choose another style instead.");
    return;
  }
  session.changeLayers(stand.layers.toSpliced(index, 1));
  if (chosen === index) session.choose(-1);
  else if (chosen > index) session.choose(chosen - 1);
  session.announce(`${name} taken off`);
}

/** Duplicates a layer in front of it, slightly offset. */
export function duplicate(session: EditorSession, index: number): void {
  const layer = session.stand.layers[index];
  if (!layer || layer.kind === "stand") return;
  const offset = (value: number, most: number) => (value + 40 > most ? value - 40 : value + 40);
  const place = { x: offset(layer.x, SCENE.width), y: offset(layer.y, SCENE.height) };
  insert(session, index + 1, { ...layer, ...place }, "duplicated");
}

/** Inserts a layer at an index and selects it; announces if the stand is full. */
export function insert(
  session: EditorSession,
  at: number,
  layer: StandLayer,
  done: "added" | "duplicated",
): void {
  const { layers } = session.stand;
  if (layers.length >= MAX_LAYERS) {
    session.announce(`A stand holds ${MAX_LAYERS} layers. Take one off first.`);
    return;
  }
  session.changeLayers(layers.toSpliced(at, 0, layer));
  session.choose(at);
  session.announce(`${session.nameOf(at)} ${done}`);
}
