/** @jest-environment jsdom */
import { followGestures } from "./gestures";
import { playbackOf } from "./playback.fixtures";

function stage(isFull = false) {
  const element = document.createElement("div");
  if (isFull) element.dataset["full"] = "window";
  element.innerHTML = "<button>A star</button>";
  Object.defineProperty(element, "clientWidth", { value: 1000 });
  element.setPointerCapture = () => undefined;
  const playback = playbackOf(100);
  playback.seek(50);
  const end = followGestures(element, playback);
  // jsdom has no pointer events.
  const point = (type: string, clientX = 0, on: Element = element) =>
    on.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true, button: 0 }));
  const turn = (way: { deltaX?: number; deltaY?: number; ctrlKey?: boolean }) => {
    const event = new WheelEvent("wheel", { ...way, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { element, playback, point, turn, end };
}

it("turns the frames with the pointer that drags", () => {
  const { playback, point } = stage();
  point("pointermove", 400);
  expect(playback.shown).toBe(50);
  point("pointerdown", 500);
  point("pointermove", 700);
  expect(playback.shown).toBe(70);
  point("pointermove", 0);
  expect(playback.shown).toBe(1);
  point("pointerup", 0);
  expect(playback.isPlaying).toBe(false);
});

it("plays and pauses by a press, which may tremble; not by one on a button", () => {
  const { playback, point, element } = stage();
  point("pointerdown", 500, element.querySelector("button") as Element);
  point("pointerup", 500);
  expect(playback.isPlaying).toBe(false);
  point("pointerdown", 500);
  point("pointermove", 503);
  point("pointerup", 503);
  expect(playback.isPlaying).toBe(true);
  point("pointerdown", 500);
  point("pointercancel", 500);
  expect(playback.isPlaying).toBe(true);
  playback.pause();
});

it("leaves the wheel to the page until the picture is pressed, and when the pointer has left it", () => {
  const { playback, point, turn } = stage();
  expect(turn({ deltaY: 48 })).toBe(false);
  point("pointerdown", 500);
  point("pointerup", 500);
  expect(turn({ deltaY: 48 })).toBe(true);
  expect(playback).toMatchObject({ shown: 52, isPlaying: false });
  expect(turn({ deltaY: 48, ctrlKey: true })).toBe(false);
  point("pointerleave");
  expect(turn({ deltaY: 48 })).toBe(false);
});

it("steps by horizontal wheel at any time, and lets the page scroll at the ends", () => {
  const { playback, turn, end } = stage();
  expect(turn({ deltaX: -240, deltaY: 10 })).toBe(true);
  expect(playback.shown).toBe(40);
  playback.seek(1);
  expect(turn({ deltaX: -240 })).toBe(false);
  end();
  expect(turn({ deltaX: 240 })).toBe(false);
});

it("captures the wheel in full screen", () => {
  const { playback, turn } = stage(true);
  playback.seek(100);
  expect(turn({ deltaY: 48 })).toBe(true);
  expect(playback.shown).toBe(100);
});
