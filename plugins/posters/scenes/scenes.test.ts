import { join } from "node:path";
import sharp from "sharp";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { groupFrames } from "../group/group-rows";
import type { GroupShape } from "../group/group-rows";
import { sitter } from "../poster/sitter";
import { posterSubject } from "../sources/subjects";
import { SCENES } from ".";
import { campaignSvg } from "./campaign-picture";

const catalogue = readCatalogue(join(__dirname, "../../../content"));
const cast = catalogue.characters.slice(0, 12).map((one) => posterSubject(one, catalogue));
const dawn = colorsOf("fine");
const shapes: GroupShape[] = ["wide", "tall"];
const scenes = Object.entries(SCENES);
const sheets = scenes.flatMap(([name, scene]) =>
  shapes.map((shape) => [name, shape, scene] as const),
);

function colorsOf(id: string) {
  const colors = catalogue.units.find((unit) => unit.id === id)?.colors;
  if (!colors) throw new Error(`${id} has no colours.`);
  return colors;
}

test.each(sheets)(
  "%s (%s) is a picture that sharp reads, whoever stands in it",
  async (_, shape, scene) => {
    const { width, height } = groupFrames[shape];
    for (const count of [0, 1, 4, 12]) {
      const svg = campaignSvg(scene, dawn, cast.slice(0, count), shape);
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
      expect(svg).toBe(campaignSvg(scene, dawn, cast.slice(0, count), shape));
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const clips = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(ids).toEqual(expect.arrayContaining(clips));
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height });
    }
  },
);

test.each(shapes)("no scene looks like another (%s)", (shape) => {
  const drawn = scenes.map(([, scene]) => campaignSvg(scene, dawn, [], shape));
  expect(new Set(drawn).size).toBe(scenes.length);
});

test.each(sheets)("%s (%s) takes the colours of its campaign", (_, shape, scene) => {
  const night = campaignSvg(scene, colorsOf("undead"), [], shape);
  expect(night).not.toBe(campaignSvg(scene, dawn, [], shape));
});

test("what is before the cast is drawn after it", () => {
  const [one] = cast;
  const scene = { back: () => "<g>back</g>", front: () => "<g>front</g>" };
  const svg = campaignSvg(scene, dawn, cast.slice(0, 1), "wide");
  const drawn = one ? svg.indexOf(sitter(one.look, one.color, one.unitColors)) : -1;
  expect(svg.indexOf("back")).toBeLessThan(drawn);
  expect(drawn).toBeLessThan(svg.indexOf("front"));
});
