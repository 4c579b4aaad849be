import { join } from "node:path";
import sharp from "sharp";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { groupUnit } from "../sources/subjects";
import { officeMarkSvg } from "./office-mark";
import { OFFICE_HEIGHT, OFFICE_WIDTH, officePictureSvg } from "./office-picture";
import { unitMarkSvg } from "./unit-mark";

const catalogue = readCatalogue(join(__dirname, "../../../content"));
const marks = [
  ...catalogue.units.map((unit) => [unit.name, unitMarkSvg(groupUnit(unit))] as const),
  ...catalogue.offices.map((office) => [office.name, officeMarkSvg(office)] as const),
];

test.each(marks)("the mark of %s is drawn whole on a transparent ground", async (_name, svg) => {
  expect(svg).not.toMatch(/<text|NaN|undefined/);
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(600)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 600, height: 240, channels: 4 });
  const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  for (let x = 0; x < info.width; x++) expect([alpha(x, 0), alpha(x, 239)]).toEqual([0, 0]);
  for (let y = 0; y < info.height; y++) expect([alpha(0, y), alpha(599, y)]).toEqual([0, 0]);
  expect(alpha(300, 120)).toBe(255);
});

test("no two marks are alike", () => {
  expect(new Set(marks.map(([, svg]) => svg)).size).toBe(marks.length);
});

test.each(catalogue.offices.map((office) => [office.id, office] as const))(
  "the picture of office %s shows its units' colours",
  async (_id, office) => {
    const units = catalogue.units.filter(({ id }) => office.list.includes(id)).map(groupUnit);
    const svg = officePictureSvg(office, units);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      width: OFFICE_WIDTH,
      height: OFFICE_HEIGHT,
    });
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    for (const { colors } of units) expect(svg).toContain(`fill="${colors.color1}"`);
    expect(svg).toBe(officePictureSvg(office, units));
  },
);
