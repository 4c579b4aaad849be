import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element with `content-visibility: auto` is drawn by the browser: it is in the window, near to
 * it, or holds the focus. Where the browser does not tell, everything counts as near.
 */
export function useNear(ref: RefObject<HTMLElement | null>, initially: boolean): boolean {
  const [isNear, setNear] = useState(initially || !canTell());
  useEffect(() => {
    const element = ref.current;
    const hear = (event: Event) => {
      if (event.target === element)
        setNear(!(event as ContentVisibilityAutoStateChangeEvent).skipped);
    };
    element?.addEventListener("contentvisibilityautostatechange", hear);
    return () => element?.removeEventListener("contentvisibilityautostatechange", hear);
  }, [ref]);
  return isNear;
}

const canTell = (): boolean =>
  typeof window !== "undefined" && "ContentVisibilityAutoStateChangeEvent" in window;
