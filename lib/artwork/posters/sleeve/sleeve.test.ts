import {
  BLUE,
  LOOK,
  opacity,
  PINK,
  STYLE,
  UNDRAWABLE,
  art,
  DRAWINGS,
} from "../../../../test/drawing";
import { figureLook } from "../../../pictures/posters/figure-look";
import { sleeveSvg } from "./sleeve";
import type { SleeveArtist, SleeveSubject } from "./sleeve-subject";

const mark = (name: string) => ({
  name,
  mark: art("marks/plain"),
  colors: BLUE,
  spots: ["#f0c14b"] as const,
});
const KNIGHTS = {
  colors: BLUE,
  spots: ["#f0c14b"],
  style: STYLE,
  mark: mark("Knights"),
} as SleeveArtist;
const EDEN = { colors: PINK, spots: ["#e7bd55"], style: STYLE, mark: mark("Eden") } as SleeveArtist;

const sleeveOf = (boxes: string, more: Partial<SleeveSubject> = {}) =>
  sleeveSvg({
    id: "album",
    sleeve: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200">${boxes}</svg>`,
    words: { title: "月光奇譚", name: "Double Face", number: "" },
    artists: [KNIGHTS],
    accent: "#f0c14b",
    ...more,
  });
const BACKDROP = `<rect id="backdrop" x="0" y="0" width="1200" height="1200"/>`;

it.each(["single", "cast", "trio", "pair", "solo"])(
  "draws %s whole, with all words as outlines",
  async (name) => {
    const cast = [{ color: "#942343", unitColors: BLUE, look: figureLook(LOOK, DRAWINGS) }];
    const svg = sleeveOf("", { sleeve: art(`sleeves/${name}`), cast });
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="1200".*<\/svg>$/);
    expect(svg).not.toMatch(UNDRAWABLE);
    expect(svg).not.toContain("data-");
    expect((await opacity(svg)).between(0, 1).least).toBe(255);
  },
);

it("shows the backdrop through the outline of a box, of several units each its own", () => {
  const one = sleeveOf(BACKDROP);
  expect(one).toMatch(
    /<clipPath id="(sleeve-\w+)"><rect x="0" y="0" width="1200" height="1200"\/>/,
  );
  const two = BACKDROP.replace("backdrop", "backdrop-2");
  expect(sleeveOf(two, { artists: [KNIGHTS, EDEN] })).toContain(PINK.color1);
  expect(sleeveOf(two)).not.toContain(PINK.color1);
});

it("shows only the parts of the backdrop that a box asks for", () => {
  const without = BACKDROP.replace("/>", ' data-shows="rays"/>');
  expect(sleeveOf(without).length).toBeLessThan(sleeveOf(BACKDROP).length / 2);
});

it("lays the marks of units in one box beside each other, and names artists without a mark", () => {
  const box = `<rect id="mark" x="100" y="100" width="1000" height="200"/>`;
  const both = sleeveOf(box, { artists: [KNIGHTS, EDEN] });
  expect(both.length).toBeGreaterThan(sleeveOf(box).length * 1.5);
  const named = sleeveOf(box, { artists: [{ ...KNIGHTS, mark: undefined } as never] });
  expect(named).toContain("<path");
  expect(sleeveOf(box.replace("mark", "mark-2"))).not.toContain("<path");
});

it("leaves a box without words empty", () => {
  const box = `<rect id="number" x="0" y="0" width="400" height="200"/>`;
  expect(sleeveOf(box)).not.toContain("<path");
  expect(sleeveOf(box, { words: { number: "3" } })).toContain("<path");
});

it("stacks lines in a box from top to bottom, columns from right to left", () => {
  const places = (more: string) => {
    const box = `<rect id="title" x="0" y="0" width="600" height="600" data-lines="2"${more}/>`;
    const svg = sleeveOf(box, { words: { title: "熱血☆流星忍法帖" } });
    return [...svg.matchAll(/<g transform="translate\(([-\d.]+) ([-\d.]+)\)"><g/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
  };
  const [[firstX, firstY], [secondX, secondY]] = places("") as [[number, number], [number, number]];
  expect([firstX, secondX]).toEqual([300, 300]);
  expect(secondY).toBeGreaterThan(firstY);
  const [[right], [left]] = places(' data-upright="yes"') as [[number, number], [number, number]];
  expect(right).toBeGreaterThan(left);
});
