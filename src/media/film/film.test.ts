import { chapterAt, frameWords } from "./film";
import { FILM } from "./film.fixtures";

it("knows the chapter of each frame", () => {
  expect([1, 40, 41, 60, 61, 100, 400].map((frame) => chapterAt(FILM, frame).number)).toEqual([
    1, 1, 2, 2, 3, 3, 3,
  ]);
});

it("describes a frame for the slider", () => {
  expect(frameWords(FILM, 34)).toBe("Frame 34 of 100, chapter 1: Part 1");
});
