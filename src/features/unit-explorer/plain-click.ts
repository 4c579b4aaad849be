import type { MouseEvent } from "react";

/**
 * Makes a link act within the page on a plain click. With a modifier key, or another button than
 * the first, it stays the link that it is.
 */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    act();
  };
}
