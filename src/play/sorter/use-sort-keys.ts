import { useEffect, useEffectEvent } from "react";
import type { Choice } from "#lib/play/sorter/ranking";
import { shortcutOf } from "#src/data/browser/shortcut";

const CHOICES: Readonly<Record<string, Choice>> = {
  ArrowLeft: "l",
  ArrowRight: "r",
  ArrowDown: "t",
};

/** Shortcuts of a match: arrows choose, Z undoes; ignored in fields and while a dialog is open. */
export function useSortKeys(acts: { choose: (choice: Choice) => void; undo: () => void }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, repeat } = event;
    const shortcut = shortcutOf(event);
    const isIgnored =
      target instanceof Element && target.closest("input, textarea, select, dialog, header nav");
    if (isIgnored || document.querySelector("dialog[open]")) return;
    if (shortcut === "z" || shortcut === "mod+z") {
      event.preventDefault();
      acts.undo();
      return;
    }
    const choice = CHOICES[shortcut];
    if (choice === undefined) return;
    event.preventDefault();
    if (!repeat) acts.choose(choice);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
