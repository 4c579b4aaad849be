import { useEffect } from "react";

/** Where a typed sign is a sign. */
const TYPING = "input, textarea, select, [contenteditable]";

/** Opens the search by `/`, where nobody is typing, and by Ctrl or ⌘ with K. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      const isTyped = target instanceof Element && target.matches(TYPING);
      const isAsked = ctrlKey || metaKey ? key === "k" : key === "/" && !isTyped;
      // A dialog that is open has to be answered first.
      if (!isAsked || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
}
