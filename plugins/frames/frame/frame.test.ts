import { resolve } from "node:path";
import sharp from "sharp";
import { readCatalogue } from "../../catalogue/read-catalogue";
import type { FilmShape } from "../camera/view";
import { filmMaterial } from "../sources/material";
import { curtainSvg, posterSvg, starSvg, ticketSvg, titleSvg } from "../stills/stills";
import { type Film, filmOf } from "../timeline/film";
import { FRAME_SIZES, frameSvg } from "./frame";

const catalogue = readCatalogue(resolve("content"));
const film = filmOf(filmMaterial(catalogue));

/** The picture, small and a little out of focus. */
const glance = (svg: string) =>
  sharp(Buffer.from(svg), { density: 18 }).resize(96, 54).removeAlpha().blur(2).raw().toBuffer();

test.each<[number, FilmShape]>([
  [1, "wide"],
  [1, "tall"],
  [29, "wide"],
  [46, "tall"],
  [80, "wide"],
  [100, "tall"],
])("frame %i (%s) is a picture that sharp reads", async (frame, shape) => {
  const svg = frameSvg(film, frame, shape);
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(FRAME_SIZES[shape]);
  expect(/<text|NaN|undefined|Infinity/.exec(svg)).toBeNull();
});

test("the same film gives the same frame", () => {
  const again = filmOf(filmMaterial(readCatalogue(resolve("content"))));
  for (const frame of [7, 60]) {
    expect(frameSvg(again, frame, "wide") === frameSvg(film, frame, "wide")).toBe(true);
  }
});

// In the dark next to nothing changes; where the camera is fastest, a fifth of the range.
test.each([
  [2, 3],
  [12, 12],
  [31, 40],
  [40, 50],
  [71, 50],
  [84, 40],
  [91, 40],
])("it is one take: frame %i and the next are near to each other", async (frame, most) => {
  const [one, next] = await Promise.all(
    [frame, frame + 1].map((at) => glance(frameSvg(film, at, "wide"))),
  );
  const sum = (one ?? Buffer.of()).reduce(
    (all, value, at) => all + Math.abs(value - (next?.[at] ?? 0)),
    0,
  );
  expect(sum / (one?.length ?? 1)).toBeLessThan(most);
});

test("an idol stands in the picture from the entrance on, and not before", () => {
  const [entrance] = film.entrances;
  const start = entrance?.frame ?? 0;
  const recast: Film = {
    ...film,
    entrances: film.entrances.map((one) =>
      one === entrance ? { ...one, members: one.members.toReversed() } : one,
    ),
  };
  const differs = (frame: number) =>
    frameSvg(recast, frame, "wide") !== frameSvg(film, frame, "wide");
  expect([start, start + 6].map(differs)).toEqual([false, true]);
});

test("the star hides in its frames only", () => {
  const { star } = film;
  const without: Film = { ...film, star: undefined };
  const differs = (frame: number) =>
    frameSvg(without, frame, "tall") !== frameSvg(film, frame, "tall");
  const first = star?.frame ?? 0;
  const last = first + (star?.length ?? 0) - 1;
  expect([first - 1, first, last, last + 1].map(differs)).toEqual([false, true, true, false]);
});

test.each([
  ["curtain", curtainSvg(film, "wide"), 960, 540],
  ["tall curtain", curtainSvg(film, "tall"), 480, 600],
  ["title", titleSvg(film, "wide"), 960, 540],
  ["tall title", titleSvg(film, "tall"), 480, 600],
  ["poster", posterSvg(film, 80), 960, 1280],
  ["star", starSvg(), 640, 640],
  ["ticket", ticketSvg(film), 640, 320],
])("the still %s is a picture that sharp reads", async (_name, svg, width, height) => {
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height });
  expect(/<text|NaN|undefined|Infinity/.exec(svg)).toBeNull();
});
