import { type RefObject, useEffect, useState } from "react";
import { shortcutOf } from "#src/data/browser/shortcut";

/** Toggles full screen, or the whole window if the browser refuses. Ends on Escape or when the focus leaves. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<"screen" | "window">();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => setMode((now) => (now === "window" ? undefined : now));
    document.addEventListener(
      "fullscreenchange",
      () => setMode(document.fullscreenElement === element.current ? "screen" : undefined),
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
    if (mode === "window") setMode(undefined);
    else if (mode) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) void fill().catch(() => setMode("window"));
    else setMode("window");
  };
  return { mode, toggle };
}
