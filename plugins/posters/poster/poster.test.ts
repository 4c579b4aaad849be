import { join } from "node:path";
import sharp from "sharp";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { posterSvg } from "./poster";
import { posterSubject } from "../sources/subjects";

const catalogue = readCatalogue(join(__dirname, "../../../content"));
const subjects = catalogue.characters.map((character) => posterSubject(character, catalogue));
const [subject] = subjects;

test.each(subjects.map((one) => [one.cname, one.unit, one] as const))(
  "the poster of %s (%s) is a picture of 1200 × 1600 that sharp reads, without text",
  async (_cname, _unit, one) => {
    const svg = posterSvg(one);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 1600 });
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    expect(svg.length).toBeLessThan(150_000);
  },
);

test("the same character always gives the same poster", () => {
  if (!subject) throw new Error("There are no characters.");
  expect(posterSvg(subject)).toBe(posterSvg({ ...subject }));
});

test("no two posters are alike", () => {
  expect(new Set(subjects.map(posterSvg)).size).toBe(subjects.length);
});

test("a poster shows its unit's two colours", () => {
  for (const one of subjects) {
    const svg = posterSvg(one);
    expect(svg).toContain(`fill="${one.unitColors.color1}"`);
    expect(svg).toContain(`fill="${one.unitColors.color2}"`);
  }
});
