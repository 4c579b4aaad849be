/** @jest-environment jsdom */
import { FILM } from "../film.fixtures";
import { filmKeys } from "./keys";
import { playbackOf } from "./playback.fixtures";

function player() {
  const playback = playbackOf(FILM.frames);
  const press = (shortcut: string) => {
    filmKeys(FILM, playback)[shortcut]?.();
    return playback.shown;
  };
  return { playback, press };
}

it("turns frames, chapters, and to the ends", () => {
  const { press } = player();
  const frames = [
    press("ArrowRight"),
    press("ArrowUp"),
    press("ArrowLeft"),
    press("shift+ArrowRight"),
    press("PageDown"),
    press("PageDown"),
    press("PageDown"),
    press("PageUp"),
    press("PageUp"),
    press("3"),
    press("Home"),
    press("End"),
  ];
  expect(frames).toEqual([2, 3, 2, 12, 41, 61, 100, 61, 41, 61, 1, 100]);
});

it("ignores other keys, and keys without a target", () => {
  const { playback } = player();
  // On the first frame Page Up has no target.
  for (const key of ["Tab", "Enter", "x", "9", "PageUp"]) {
    expect(filmKeys(FILM, playback)[key]).toBeUndefined();
  }
});

it("loops with L", () => {
  const { playback, press } = player();
  press("l");
  expect(playback.isLooping).toBe(true);
});
