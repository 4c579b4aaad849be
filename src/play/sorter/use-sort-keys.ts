import { useEffect, useEffectEvent } from "react";
import type { Choice } from "#lib/play/sorter/ranking";
import { shortcutOf } from "#src/data/browser/shortcut";

const CHOICES: Readonly<Record<string, Choice>> = {
  ArrowLeft: "l",
  ArrowRight: "r",
  ArrowDown: "t",
};

/** Shortcuts of a match: arrows choose, Z undoes; ignored in fields and while a dialog is open. */
export function useSortKeys(acts: {
  choose: (choice: Choice) => void;
  takeBack: () => void;
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, repeat } = event;
    const shortcut = shortcutOf(event);
    const isElsewhere =
      target instanceof Element && target.closest("input, textarea, select, dialog, header nav");
    if (isElsewhere || document.querySelector("dialog[open]")) return;
    if (shortcut === "z" || shortcut === "mod+z") {
      event.preventDefault();
      acts.takeBack();
      return;
    }
    const choice = CHOICES[shortcut];
    if (choice === undefined) return;
    event.preventDefault();
    if (!repeat) acts.choose(choice);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
