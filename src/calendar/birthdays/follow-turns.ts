import type { RefObject } from "react";
import { type Seat, seatPoint, WHEEL } from "#lib/calendar/birthday-wheel";

interface WheelRotation {
  seats: readonly (Seat & { day: string })[];
  /** Rotation of the wheel, in degrees clockwise. */
  turn: RefObject<number>;
  /** Called with the day `MM-DD` of a pressed face, or of the top when the wheel is let go. */
  onChoose: (day: string) => void;
  nearestDay: (angle: number) => string;
}

/** A smaller movement is a press, in degrees of the wheel. */
const PRESS_LIMIT = 1.5;

/** Handles dragging the wheel and pressing its faces. Returns a function that stops it. */
export function followTurns(disc: HTMLElement, wheel: WheelRotation): () => void {
  const listening = new AbortController();
  const on = (
    kind: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
    act: (event: PointerEvent) => void,
  ) => disc.addEventListener(kind, act, { signal: listening.signal });
  let drag: { startAngle: number; turn: number; moved: number } | undefined;
  /** Angle and distance of a pointer from the centre, in units of the picture. */
  const pointerPosition = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = disc.getBoundingClientRect();
    // A rotated square has a larger bounding box with the same centre.
    const x = clientX - (left + width / 2);
    const y = clientY - (top + height / 2);
    const angle = (Math.atan2(x, -y) * 180) / Math.PI;
    return { angle, radius: (Math.hypot(x, y) / disc.offsetWidth) * WHEEL.size };
  };
  const end = () => {
    delete disc.dataset.held;
    drag = undefined;
  };

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    drag = { startAngle: pointerPosition(event).angle, turn: wheel.turn.current, moved: 0 };
    disc.setPointerCapture(event.pointerId);
  });
  on("pointermove", (event) => {
    if (!drag) return;
    const { angle } = pointerPosition(event);
    const by = ((angle - drag.startAngle + 540) % 360) - 180;
    drag.moved = Math.max(drag.moved, Math.abs(by));
    if (drag.moved < PRESS_LIMIT) return;
    disc.dataset.held = "";
    wheel.turn.current = drag.turn + by;
    disc.style.setProperty("--turn", `${wheel.turn.current}deg`);
  });
  on("pointerup", (event) => {
    if (!drag) return;
    const { moved } = drag;
    end();
    if (moved >= PRESS_LIMIT) {
      wheel.onChoose(wheel.nearestDay(-wheel.turn.current));
      return;
    }
    const { angle, radius } = pointerPosition(event);
    const [x, y] = seatPoint({ angle: angle - wheel.turn.current, radius });
    const pressed = wheel.seats.find((seat) => {
      const [atX, atY] = seatPoint(seat);
      return Math.hypot(atX - x, atY - y) <= WHEEL.face;
    });
    if (pressed) wheel.onChoose(pressed.day);
  });
  on("pointercancel", end);
  return () => listening.abort();
}
