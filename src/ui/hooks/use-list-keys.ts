import { type CompositionEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { shortcutOf } from "#src/data/browser/shortcut";

/** Time after a composition in which Enter still belongs to it: Safari ends it before the key event. */
const COMPOSITION_GRACE_MS = 50;

/**
 * Keyboard navigation of a field over a list of links: arrows move the active row, Enter follows it. Keys of a Japanese
 * or Chinese composition, and the Enter that ends it, are ignored.
 * @param listId id of the list; its rows have the ids `<listId>-<index>`
 * @param rows rows of the list
 */
export function useListKeys(listId: string, rows: readonly unknown[]) {
  const [active, setActive] = useState(0);
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  const rowElement = (index: number) => document.getElementById(`${listId}-${index}`);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { nativeEvent, timeStamp } = event;
    const key = shortcutOf(nativeEvent);
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && rows.length > 0) {
      event.preventDefault();
      setActive((active + step + rows.length) % rows.length);
    }
    if (key === "Enter" && timeStamp - endedAt.current > COMPOSITION_GRACE_MS) {
      event.preventDefault();
      rowElement(active)?.click();
    }
  };
  const onCompositionEnd = ({ timeStamp }: CompositionEvent) => {
    endedAt.current = timeStamp;
  };
  const isListed = rows.length > 0;
  const field = {
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-expanded": isListed,
    "aria-activedescendant": isListed ? `${listId}-${active}` : undefined,
    autoComplete: "off",
    autoCapitalize: "off",
    autoCorrect: "off",
    spellCheck: false,
    onKeyDown,
    onCompositionEnd,
  } as const;
  return { active, setActive, field };
}
