import { useEffect, useEffectEvent } from "react";
import type { Choice } from "#lib/play/sorter/ranking";

const CHOICES: Readonly<Record<string, Choice>> = {
  ArrowLeft: "l",
  ArrowRight: "r",
  ArrowDown: "t",
};

/** The keys of a match: arrows choose, Z takes back; not where somebody types or a dialog is open. */
export function useSortKeys(acts: {
  choose: (choice: Choice) => void;
  takeBack: () => void;
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, metaKey, ctrlKey, repeat } = event;
    const isElsewhere =
      target instanceof Element && target.closest("input, textarea, select, dialog, header nav");
    if (isElsewhere || altKey || document.querySelector("dialog[open]")) return;
    if (key.toLowerCase() === "z") {
      event.preventDefault();
      acts.takeBack();
      return;
    }
    const choice = CHOICES[key];
    if (choice === undefined || metaKey || ctrlKey) return;
    event.preventDefault();
    // A key that is held down chooses once.
    if (!repeat) acts.choose(choice);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
