import { useEffect } from "react";
import { shortcutOf } from "#src/data/browser/shortcut";
import type { UnitSession } from "./unit-session";

/** Undo and redo by keys; fields have their own. */
export function useUnitKeys({ undo, redo }: UnitSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyped = target instanceof Element && target.closest('[type="text"], [type="search"]');
      if (isTyped || document.querySelector("dialog[open]")) return;
      const shortcut = shortcutOf(event);
      const act =
        shortcut === "mod+z" ? undo : /^mod\+(?:shift\+z|y)$/.test(shortcut) ? redo : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [undo, redo]);
}
