import type { Playback } from "../../player/playback";

/** A pointer that moves less than this, in pixels, presses and does not drag. */
const STILL = 6;
/** Turns of a wheel, in pixels, for one frame. */
const WHEEL_STEP = 24;
/** What a line and a page of a wheel are in pixels. */
const WHEEL_UNITS = [1, 16, 400];

/** Whether the player fills the screen or the window. */
export const isFull = (element: HTMLElement) => element.closest("[data-full]") !== null;

/**
 * Dragging over the picture turns the frames, a press plays and pauses. The wheel turns them too: at
 * once where it is turned sideways or the picture fills the screen, else after the picture was pressed,
 * until the pointer leaves it; so nobody is held who only scrolls by. At the ends the page scrolls.
 */
export function followGestures(stage: HTMLElement, playback: Playback): () => void {
  const { first, last } = playback.reel;
  const listening = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
  ) => stage.addEventListener(kind, act, { signal: listening.signal, passive: false });
  let drag: { from: number; frame: number; hasMoved: boolean } | undefined;
  let isPressed = false;
  let turned = 0;

  on("pointerdown", ({ button, target, clientX, pointerId }) => {
    if (button !== 0 || (target as Element).closest("button")) return;
    drag = { from: clientX, frame: playback.shown, hasMoved: false };
    stage.setPointerCapture(pointerId);
  });
  on("pointermove", ({ clientX }) => {
    if (!drag) return;
    const way = clientX - drag.from;
    drag.hasMoved ||= Math.abs(way) > STILL;
    if (!drag.hasMoved) return;
    stage.dataset["dragged"] = "";
    playback.seek(drag.frame + (way / stage.clientWidth) * last);
  });
  const end = ({ type }: PointerEvent) => {
    const isPress = type === "pointerup" && drag && !drag.hasMoved;
    drag = undefined;
    delete stage.dataset["dragged"];
    if (!isPress) return;
    isPressed = true;
    playback.toggle();
  };
  on("pointerup", end);
  on("pointercancel", end);
  on("pointerleave", () => {
    isPressed = false;
  });
  on("wheel", (event) => {
    const { deltaX, deltaY, deltaMode, ctrlKey } = event;
    const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
    if (ctrlKey || !(isSideways || isPressed || isFull(stage))) return;
    const way = (isSideways ? deltaX : deltaY) * (WHEEL_UNITS[deltaMode] ?? 1);
    const isAtEnd = playback.shown === (way > 0 ? last : first);
    if (isAtEnd && !isFull(stage)) return;
    // What belongs to a scrolling that has begun cannot be held back any more.
    if (event.cancelable) event.preventDefault();
    turned += way;
    const steps = Math.trunc(turned / WHEEL_STEP);
    turned -= steps * WHEEL_STEP;
    if (steps !== 0) playback.seek(playback.shown + steps);
  });
  return () => listening.abort();
}
