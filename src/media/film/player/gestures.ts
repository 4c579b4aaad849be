import type { Projector } from "./projector";

/** A pointer that moves less than this, in pixels, presses and does not drag. */
const STILL = 6;
/** Turns of a wheel, in pixels, for one frame. */
const WHEEL_STEP = 24;
/** What a line and a page of a wheel are in pixels. */
const WHEEL_UNITS = [1, 16, 400];

/**
 * Dragging over the picture turns the frames, a press plays and pauses. The wheel turns them too: at
 * once where it is turned sideways or the picture fills the screen, else after the picture was pressed,
 * until the pointer leaves it; so nobody is held who only scrolls by. At the ends the page scrolls.
 */
export function followGestures(
  stage: HTMLElement,
  projector: Projector,
  frames: number,
  isFull: () => boolean,
): () => void {
  const listening = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
  ) => stage.addEventListener(kind, act, { signal: listening.signal, passive: false });
  let drag: { from: number; frame: number; hasMoved: boolean } | undefined;
  let isPressed = false;
  let turned = 0;

  on("pointerdown", ({ button, target, clientX, pointerId }) => {
    if (button !== 0 || (target instanceof Element && target.closest("button"))) return;
    drag = { from: clientX, frame: projector.frame, hasMoved: false };
    stage.setPointerCapture(pointerId);
  });
  on("pointermove", ({ clientX }) => {
    if (!drag) return;
    const way = clientX - drag.from;
    drag.hasMoved ||= Math.abs(way) > STILL;
    if (!drag.hasMoved) return;
    stage.dataset["dragged"] = "";
    projector.seek(drag.frame + (way / stage.clientWidth) * frames);
  });
  const end = ({ type }: PointerEvent) => {
    const isPress = type === "pointerup" && drag && !drag.hasMoved;
    drag = undefined;
    delete stage.dataset["dragged"];
    if (!isPress) return;
    isPressed = true;
    projector.toggle();
  };
  on("pointerup", end);
  on("pointercancel", end);
  on("pointerleave", () => {
    isPressed = false;
  });
  on("wheel", (event) => {
    const { deltaX, deltaY, deltaMode, ctrlKey } = event;
    const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
    if (ctrlKey || !(isSideways || isPressed || isFull())) return;
    const way = (isSideways ? deltaX : deltaY) * (WHEEL_UNITS[deltaMode] ?? 1);
    const isAtEnd = way > 0 ? projector.frame === frames : projector.frame === 1;
    if (isAtEnd && !isFull()) return;
    // What belongs to a scrolling that has begun cannot be held back any more.
    if (event.cancelable) event.preventDefault();
    turned += way;
    const steps = Math.trunc(turned / WHEEL_STEP);
    turned -= steps * WHEEL_STEP;
    if (steps !== 0) projector.seek(projector.frame + steps);
  });
  return () => listening.abort();
}
