import { type RefObject, useEffect, useEffectEvent } from "react";
import type { MethodStore } from "#src/data/stores/method-store";

/** How long auto-switch stays with one member, in milliseconds (src/catalogue/README.md). */
const AUTO_SWITCH_MS = 4000;

/** Id of the button of auto-switch: to press or focus it does not stop what it starts. */
export const AUTO_SWITCH = "auto-switch";

/** Calls `step` again and again, until somebody touches, presses or focuses anything: they are looking for themselves. */
export function useAutoSwitch(
  area: RefObject<HTMLElement | null>,
  method: MethodStore,
  { isRunning, step }: { isRunning: boolean; step: () => void },
): void {
  const goOn = useEffectEvent(step);
  useEffect(
    () => (isRunning ? startTicker(document, AUTO_SWITCH_MS, () => goOn()) : undefined),
    [isRunning],
  );
  useEffect(() => {
    const element = area.current?.ownerDocument;
    const stop = ({ target }: Event) => {
      const isOwnButton = target instanceof Element && target.closest(`#${AUTO_SWITCH}`);
      if (method.autoSwitch && !isOwnButton) method.setAutoSwitch(false);
    };
    const listening = new AbortController();
    for (const sign of ["pointerdown", "focusin"]) {
      element?.addEventListener(sign, stop, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [area, method]);
}

/** Calls `tick` each `period` ms while the document is visible. Gives the function that ends it. */
export function startTicker(document: Document, period: number, tick: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    timer = document.hidden ? undefined : setInterval(tick, period);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}
