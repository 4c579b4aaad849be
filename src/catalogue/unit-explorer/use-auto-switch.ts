import { type RefObject, useEffect, useEffectEvent } from "react";
import type { MethodStore } from "#src/data/stores/method-store";

/** Time between two steps, in ms (src/catalogue/README.md). */
const AUTO_SWITCH_MS = 4000;

/** Id of the auto-switch button, which does not stop auto-switch when pressed or focused. */
export const AUTO_SWITCH = "auto-switch";

/** Repeats `step` until the visitor touches, presses or focuses something else. */
export function useAutoSwitch(
  area: RefObject<HTMLElement | null>,
  method: MethodStore,
  { isRunning, step }: { isRunning: boolean; step: () => void },
): void {
  const onTick = useEffectEvent(step);
  useEffect(
    () => (isRunning ? startTicker(document, AUTO_SWITCH_MS, () => onTick()) : undefined),
    [isRunning],
  );
  useEffect(() => {
    const page = area.current?.ownerDocument;
    const stop = ({ target }: Event) => {
      const isOwnButton = target instanceof Element && target.closest(`#${AUTO_SWITCH}`);
      if (method.autoSwitch && !isOwnButton) method.setAutoSwitch(false);
    };
    const listening = new AbortController();
    for (const type of ["pointerdown", "focusin"]) {
      page?.addEventListener(type, stop, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [area, method]);
}

/** Calls `tick` every `period` ms while the document is visible. Returns a function that stops it. */
export function startTicker(document: Document, period: number, tick: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = () => {
    clearInterval(timer);
    timer = document.hidden ? undefined : setInterval(tick, period);
  };
  restart();
  document.addEventListener("visibilitychange", restart);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", restart);
  };
}
