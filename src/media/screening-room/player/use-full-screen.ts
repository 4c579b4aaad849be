import { type RefObject, useEffect, useState } from "react";

export interface FullScreen {
  /** False where the browser cannot or may not. */
  isPossible: boolean;
  isOn: boolean;
  toggle: () => void;
}

/** Shows an element on the full screen and follows when the visitor leaves it by other means. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  const isPossible = document.fullscreenEnabled === true;
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [element]);
  const toggle = () => {
    if (!isPossible) return;
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A browser may refuse; the film goes on as it is.
    change?.catch(() => {});
  };
  return { isPossible, isOn, toggle };
}
