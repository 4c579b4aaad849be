import {
  duplicate,
  nudge,
  remove,
  reorder,
  STEP,
  toggleHidden,
  turnBy,
  zoomBy,
} from "../../session/layer-actions";
import type { EditorSession } from "../../session/editor-session";
import { shortcutOf } from "#src/data/browser/shortcut";

const IGNORED = "dialog, textarea, input[type='text'], input[type='search']";

/** Applies a shortcut to the selected layer; false without a layer or for other keys. */
export function handleLayerKey(session: EditorSession, shortcut: string): boolean {
  if (session.chosen < 0) return false;
  const acts: Readonly<Record<string, () => void>> = {
    ...arrows(session, "", STEP.move),
    ...arrows(session, "shift+", STEP.far),
    "+": () => zoomBy(session, STEP.zoom),
    "=": () => zoomBy(session, STEP.zoom),
    "-": () => zoomBy(session, -STEP.zoom),
    _: () => zoomBy(session, -STEP.zoom),
    "[": () => turnBy(session, -STEP.turn),
    "]": () => turnBy(session, STEP.turn),
    r: () => turnBy(session, 3 * STEP.turn),
    "shift+r": () => turnBy(session, -3 * STEP.turn),
    PageUp: () => reorder(session, session.chosen, 1),
    PageDown: () => reorder(session, session.chosen, -1),
    d: () => duplicate(session, session.chosen),
    h: () => toggleHidden(session, session.chosen),
    Delete: () => remove(session, session.chosen),
    Backspace: () => remove(session, session.chosen),
  };
  const act = Object.hasOwn(acts, shortcut) ? acts[shortcut] : undefined;
  act?.();
  return act !== undefined;
}

const arrows = (session: EditorSession, modifier: string, step: number) => ({
  [`${modifier}ArrowLeft`]: () => nudge(session, -step, 0),
  [`${modifier}ArrowRight`]: () => nudge(session, step, 0),
  [`${modifier}ArrowUp`]: () => nudge(session, 0, -step),
  [`${modifier}ArrowDown`]: () => nudge(session, 0, step),
});

/** Handles undo and redo outside of fields and dialogs; false for other keys. */
export function handleHistoryKey(session: EditorSession, event: KeyboardEvent): boolean {
  const { target } = event;
  // Fields have their own undo; dialogs cover the stand.
  if (target instanceof Element && target.closest(IGNORED)) return false;
  const shortcut = shortcutOf(event);
  if (shortcut === "mod+z") session.undo();
  else if (shortcut === "mod+y" || shortcut === "mod+shift+z") session.redo();
  else return false;
  return true;
}
