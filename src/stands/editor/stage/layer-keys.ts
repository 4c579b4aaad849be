import type { KeyboardEvent } from "react";
import {
  duplicate,
  nudge,
  remove,
  reorder,
  STEP,
  toggleHidden,
  turnBy,
  zoomBy,
} from "../session/layer-actions";
import type { EditorSession } from "../session/editor-session";

const ELSEWHERE = "dialog, textarea, input[type='text'], input[type='search']";

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key does to the chosen layer; false if it is meant for something else. */
export function pressOnLayer(session: EditorSession, pressed: Pressed): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (altKey || ctrlKey || metaKey || session.chosen < 0) return false;
  const step = shiftKey ? STEP.far : STEP.move;
  const turn = shiftKey ? 3 * STEP.turn : STEP.turn;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => nudge(session, -step, 0),
    ArrowRight: () => nudge(session, step, 0),
    ArrowUp: () => nudge(session, 0, -step),
    ArrowDown: () => nudge(session, 0, step),
    "+": () => zoomBy(session, STEP.zoom),
    "=": () => zoomBy(session, STEP.zoom),
    "-": () => zoomBy(session, -STEP.zoom),
    _: () => zoomBy(session, -STEP.zoom),
    "[": () => turnBy(session, -turn),
    "]": () => turnBy(session, turn),
    r: () => turnBy(session, 3 * STEP.turn),
    R: () => turnBy(session, -3 * STEP.turn),
    PageUp: () => reorder(session, session.chosen, 1),
    PageDown: () => reorder(session, session.chosen, -1),
    d: () => duplicate(session, session.chosen),
    D: () => duplicate(session, session.chosen),
    h: () => toggleHidden(session, session.chosen),
    H: () => toggleHidden(session, session.chosen),
    Delete: () => remove(session, session.chosen),
    Backspace: () => remove(session, session.chosen),
  };
  const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
  act?.();
  return act !== undefined;
}

/** Undo and redo, wherever they are pressed but in a field or a dialog; false if it was something else. */
export function pressAnywhere(session: EditorSession, event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
  if (!(ctrlKey || metaKey) || altKey) return false;
  // A field takes back its own typing, and a dialog lies over the stand.
  if (target instanceof Element && target.closest(ELSEWHERE)) return false;
  const letter = key.toLowerCase();
  if (letter === "z" && !shiftKey) session.undo();
  else if (letter === "y" || letter === "z") session.redo();
  else return false;
  return true;
}
