import { type RefObject, useEffect, useState } from "react";
import { shortcutOf } from "#src/data/browser/shortcut";

/** Toggles full screen, or the whole window if the browser refuses. Ends on Escape or when the focus leaves. */
export function useFull(element: RefObject<HTMLElement | null>) {
  const [fills, setFills] = useState<"screen" | "window">();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => setFills((now) => (now === "window" ? undefined : now));
    document.addEventListener(
      "fullscreenchange",
      () => setFills(document.fullscreenElement === element.current ? "screen" : undefined),
      { signal },
    );
    document.addEventListener("keydown", (event) => shortcutOf(event) === "Escape" && leave(), {
      signal,
    });
    document.addEventListener(
      "focusin",
      ({ target }) => element.current?.contains(target as Node) || leave(),
      { signal },
    );
    return () => listening.abort();
  }, [element]);

  // Some browsers throw instead of rejecting.
  const fill = async () => element.current?.requestFullscreen();
  const toggle = () => {
    if (fills === "window") setFills(undefined);
    else if (fills) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) void fill().catch(() => setFills("window"));
    else setFills("window");
  };
  return { fills, toggle };
}
