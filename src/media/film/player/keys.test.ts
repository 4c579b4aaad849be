/** @jest-environment jsdom */
import { FILM } from "../film.fixtures";
import { followKeys } from "../../player/follow-keys";
import { filmKeys } from "./keys";
import { Projector } from "./projector";

function player() {
  const element = document.createElement("section");
  element.innerHTML = "<button>Play</button>";
  const acts = { toggleCaptions: jest.fn(), toggleFull: jest.fn() };
  const projector = new Projector({
    frames: 100,
    speed: 12,
    isReady: () => true,
    onShow: () => undefined,
  });
  const end = followKeys(element, (event) => filmKeys(FILM, projector, acts, event));
  const press = (key: string, more: KeyboardEventInit = {}, on: Element = element) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    on.dispatchEvent(event);
    return { frame: projector.frame, isTaken: event.defaultPrevented };
  };
  return { element, acts, projector, press, end };
}

it("turns frames, chapters, and to the ends", () => {
  const { press } = player();
  const frames = [
    press("ArrowRight"),
    press("ArrowUp"),
    press("ArrowLeft"),
    press("ArrowRight", { shiftKey: true }),
    press("PageDown"),
    press("PageDown"),
    press("PageDown"),
    press("PageUp"),
    press("PageUp"),
    press("3"),
    press("Home"),
    press("End"),
  ].map(({ frame }) => frame);
  expect(frames).toEqual([2, 3, 2, 12, 41, 61, 100, 61, 41, 61, 1, 100]);
});

it("ignores what is not its own", () => {
  const { press, projector } = player();
  for (const key of ["Tab", "Enter", "x", "9"]) expect(press(key).isTaken).toBe(false);
  expect(press("c", { ctrlKey: true }).isTaken).toBe(false);
  // Page Up in the first frame of the film has nowhere to go.
  expect(press("PageUp").isTaken).toBe(false);
  expect(projector.frame).toBe(1);
});

it("plays by space, but not where a button has the focus", () => {
  const { press, projector, element } = player();
  expect(press(" ", {}, element.querySelector("button") as Element).isTaken).toBe(false);
  expect(projector.isPlaying).toBe(false);
  press(" ");
  expect(projector.isPlaying).toBe(true);
  press("L");
  expect(projector.isLooping).toBe(true);
  projector.pause();
});

it("captions by C, full screen by F, nothing once it has ended", () => {
  const { press, acts, end } = player();
  press("c");
  press("F");
  end();
  press("c");
  expect(acts.toggleCaptions).toHaveBeenCalledTimes(1);
  expect(acts.toggleFull).toHaveBeenCalledTimes(1);
});
