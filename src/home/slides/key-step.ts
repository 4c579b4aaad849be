import { shortcutOf } from "#src/data/browser/shortcut";

/** Step of a key: by a screen, by a line, or to the first or last section. */
export interface KeyStep {
  by: "screen" | "line" | "end";
  direction: 1 | -1;
}

const STEPS: Readonly<Record<string, KeyStep>> = {
  PageDown: { by: "screen", direction: 1 },
  PageUp: { by: "screen", direction: -1 },
  ArrowDown: { by: "line", direction: 1 },
  ArrowUp: { by: "line", direction: -1 },
  End: { by: "end", direction: 1 },
  Home: { by: "end", direction: -1 },
  " ": { by: "screen", direction: 1 },
  "shift+ ": { by: "screen", direction: -1 },
};

/** Controls that handle these keys themselves. */
const TYPING = "input, textarea, select, video, audio, [contenteditable]";

/** Controls activated by the space bar. */
const PRESSED = "button, summary";

/** Step requested by a key press; undefined for other keys and targets. */
export function keyStep(event: KeyboardEvent): KeyStep | undefined {
  if (event.defaultPrevented) return undefined;
  const on = event.target instanceof Element ? event.target : undefined;
  if (on?.closest(TYPING)) return undefined;
  const shortcut = shortcutOf(event);
  return shortcut.endsWith(" ") && on?.closest(PRESSED) ? undefined : STEPS[shortcut];
}
