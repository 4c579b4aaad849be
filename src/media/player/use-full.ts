import { type RefObject, useEffect, useState } from "react";

export interface Full {
  readonly isOn: boolean;
  /** Whether it fills the window only; the element has to be laid over it then. */
  readonly fillsWindow: boolean;
  readonly toggle: () => void;
}

/** Lets an element fill the screen, or the window, until Escape or the focus leaves it, where the browser refuses. */
export function useFull(element: RefObject<HTMLElement | null>): Full {
  const [isOn, setOn] = useState(false);
  const [fillsWindow, setFillsWindow] = useState(false);

  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [element]);

  useEffect(() => {
    const filled = element.current;
    if (!fillsWindow || !filled) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => setFillsWindow(false);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
    document.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Node && !filled.contains(target)) end();
      },
      { signal },
    );
    return () => listening.abort();
  }, [fillsWindow, element]);

  const toggle = () => {
    if (fillsWindow) setFillsWindow(false);
    else if (isOn) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled && element.current?.requestFullscreen) {
      element.current.requestFullscreen().catch(() => setFillsWindow(true));
    } else setFillsWindow(true);
  };
  return { isOn: isOn || fillsWindow, fillsWindow, toggle };
}
