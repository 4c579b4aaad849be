import type { Playback } from "../../player/playback";

/** A movement of fewer pixels is a press, not a drag. */
const PRESS_LIMIT = 6;
/** Pixels of wheel movement per frame. */
const WHEEL_STEP = 24;
/** Pixels per `deltaMode`: pixel, line, page. */
const WHEEL_UNITS = [1, 16, 400];

/** True if the player fills the screen or the window. */
export const isFull = (element: HTMLElement) => element.closest("[data-full]") !== null;

/**
 * Dragging over the picture steps through the frames, a press toggles playback. The wheel steps too: at once if
 * horizontal or in full screen, otherwise after a press on the picture until the pointer leaves, so that it does not
 * trap visitors who scroll past. At the ends the page scrolls.
 */
export function followGestures(stage: HTMLElement, playback: Playback): () => void {
  const { first, last } = playback.reel;
  const listening = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
  ) => stage.addEventListener(kind, act, { signal: listening.signal, passive: false });
  let drag: { from: number; frame: number; hasMoved: boolean } | undefined;
  let wasPressed = false;
  let wheelRest = 0;

  on("pointerdown", ({ button, target, clientX, pointerId }) => {
    if (button !== 0 || (target as Element).closest("button")) return;
    drag = { from: clientX, frame: playback.shown, hasMoved: false };
    stage.setPointerCapture(pointerId);
  });
  on("pointermove", ({ clientX }) => {
    if (!drag) return;
    const distance = clientX - drag.from;
    drag.hasMoved ||= Math.abs(distance) > PRESS_LIMIT;
    if (!drag.hasMoved) return;
    stage.dataset["dragged"] = "";
    playback.seek(drag.frame + (distance / stage.clientWidth) * last);
  });
  const end = ({ type }: PointerEvent) => {
    const isPress = type === "pointerup" && drag && !drag.hasMoved;
    drag = undefined;
    delete stage.dataset["dragged"];
    if (!isPress) return;
    wasPressed = true;
    playback.toggle();
  };
  on("pointerup", end);
  on("pointercancel", end);
  on("pointerleave", () => {
    wasPressed = false;
  });
  on("wheel", (event) => {
    const { deltaX, deltaY, deltaMode, ctrlKey } = event;
    const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
    if (ctrlKey || !(isSideways || wasPressed || isFull(stage))) return;
    const distance = (isSideways ? deltaX : deltaY) * (WHEEL_UNITS[deltaMode] ?? 1);
    const isAtEnd = playback.shown === (distance > 0 ? last : first);
    if (isAtEnd && !isFull(stage)) return;
    // Scrolling that has begun cannot be cancelled.
    if (event.cancelable) event.preventDefault();
    wheelRest += distance;
    const steps = Math.trunc(wheelRest / WHEEL_STEP);
    wheelRest -= steps * WHEEL_STEP;
    if (steps !== 0) playback.seek(playback.shown + steps);
  });
  return () => listening.abort();
}
