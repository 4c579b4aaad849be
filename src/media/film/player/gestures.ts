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
  const { signal } = listening;
  let drag: { from: number; frame: number; hasMoved: boolean } | undefined;
  let isPressed = false;
  let turned = 0;
  const isOnButton = ({ target }: Event) =>
    target instanceof Element && target.closest("button") !== null;

  stage.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || isOnButton(event)) return;
      drag = { from: event.clientX, frame: projector.frame, hasMoved: false };
      stage.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  stage.addEventListener(
    "pointermove",
    (event) => {
      if (!drag) return;
      const way = event.clientX - drag.from;
      drag.hasMoved ||= Math.abs(way) > STILL;
      if (!drag.hasMoved) return;
      stage.dataset["dragged"] = "";
      projector.seek(drag.frame + (way / stage.clientWidth) * frames);
    },
    { signal },
  );
  const end = (event: PointerEvent) => {
    const isPress = event.type === "pointerup" && drag && !drag.hasMoved;
    drag = undefined;
    delete stage.dataset["dragged"];
    if (!isPress) return;
    isPressed = true;
    projector.toggle();
  };
  stage.addEventListener("pointerup", end, { signal });
  stage.addEventListener("pointercancel", end, { signal });
  stage.addEventListener(
    "pointerleave",
    () => {
      isPressed = false;
    },
    { signal },
  );
  stage.addEventListener(
    "wheel",
    (event) => {
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
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}
