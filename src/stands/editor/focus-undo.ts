/** The button that takes the last step back. */
export const UNDO_ID = "maker-undo";

/** Gives the focus to what brings back what was just taken off: the button that did it is gone. */
export function focusUndo(): void {
  document.getElementById(UNDO_ID)?.focus({ preventScroll: true });
}
