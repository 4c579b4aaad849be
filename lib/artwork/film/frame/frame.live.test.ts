import { opacity, UNDRAWABLE } from "../../../../test/drawing";
import { readCatalogue } from "../../../content/read/catalogue/read-catalogue";
import { filmMaterial, filmOf } from "../../../pictures/film/film-of";
import { curtainSvg, posterSvg, starSvg, ticketSvg, titleSvg } from "../stills/stills";
import type { Film } from "../timeline/film";
import { frameSvg, regionOf, SHEET } from "./frame";

const film = filmOf(filmMaterial(readCatalogue("content")));
const sized = (width: number, height: number) =>
  new RegExp(`^<svg [^>]*width="${width}" height="${height}"`);

test.each([
  [1, "wide"],
  [film.entrances[0]?.frame ?? 1, "wide"],
  [Math.round(film.frames / 2), "tall"],
  [film.frames, "tall"],
] as const)("frame %i (%s) is a whole picture without text", async (frame, shape) => {
  const { width, height } = SHEET;
  const svg = frameSvg(film, frame, shape);
  expect(svg).toMatch(sized(width, height));
  expect(svg).not.toMatch(UNDRAWABLE);
  expect((await opacity(svg)).between(0, 1).least).toBe(255);
});

test.each([
  ["wide", 16 / 9],
  ["tall", 4 / 5],
] as const)("the %s picture is cut from the middle of the sheet", (shape, ratio) => {
  const { left, top, width, height } = regionOf(shape);
  expect([left * 2 + width, top * 2 + height]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect((width * SHEET.width) / (height * SHEET.height)).toBeCloseTo(ratio);
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
  ["tall curtain", curtainSvg(film, "tall"), 720, 900],
  ["title", titleSvg(film, "wide"), 960, 540],
  ["tall title", titleSvg(film, "tall"), 720, 900],
  ["poster", posterSvg(film, 80), 960, 1280],
  ["star", starSvg(film), 640, 640],
  ["ticket", ticketSvg(film), 640, 320],
])("the still %s is a picture without text", (_name, svg, width, height) => {
  expect(svg).toMatch(sized(width, height));
  expect(svg).not.toMatch(UNDRAWABLE);
});
