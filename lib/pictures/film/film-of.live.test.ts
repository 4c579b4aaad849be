import { resolve } from "node:path";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { chapterSpans, filmMaterial, filmOf } from "./film-of";

const catalogue = readCatalogue(resolve("content"));

it("lays the chapters end to end, in the order of their numbers", () => {
  const spans = chapterSpans([
    { number: 2, frames: 5 },
    { number: 1, frames: 3 },
  ]);
  expect(spans.map(({ first, last }) => [first, last])).toEqual([
    [1, 3],
    [4, 8],
  ]);
});

it("counts the keys of all chapters on one count of frames", () => {
  const film = filmOf(filmMaterial(catalogue));
  expect(film.frames).toBe(100);
  for (const track of [film.camera, film.lights, film.curtain, film.crowd]) {
    const frames = track.map(({ frame }) => frame);
    expect(frames[0]).toBe(1);
    expect(frames).toEqual([...new Set(frames)].toSorted((one, other) => one - other));
  }
  const rollCall = chapterSpans(catalogue.film).find(({ chapter }) => chapter.star);
  expect(film.star?.frame).toBe((rollCall?.first ?? 0) + (rollCall?.chapter.star?.frame ?? 0) - 1);
});

it("brings the cast of all units on, each in the colours of the record", () => {
  const film = filmOf(filmMaterial(catalogue));
  const members = film.entrances.flatMap((entrance) => entrance.members.map(({ id }) => id));
  expect(new Set(members).size).toBe(members.length);
  expect(members.length).toBeGreaterThan(50);
  for (const { unit, colors } of film.entrances) {
    expect(colors).toEqual(catalogue.units.find(({ id }) => id === unit)?.colors);
  }
});
