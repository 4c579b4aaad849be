import { opacity, UNDRAWABLE } from "../../../../test/drawing";
import { readCatalogue } from "../../../content/catalogue/read-catalogue";
import { groupUnit } from "../sources/subjects";
import { officeMarkSvg } from "./office-mark";
import { OFFICE_HEIGHT, OFFICE_WIDTH, officePictureSvg } from "./office-picture";
import { unitMarkSvg } from "./unit-mark";

const { units, offices } = readCatalogue("content");
const marks = [
  ...units.map((unit) => [unit.name, unitMarkSvg(groupUnit(unit))] as const),
  ...offices.map((office) => [office.name, officeMarkSvg(office)] as const),
];

test.each(marks)("the mark of %s is drawn whole on a transparent ground", async (_name, svg) => {
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="480"/);
  expect(svg).not.toMatch(UNDRAWABLE);
  const { at } = await opacity(svg, 36);
  expect(at(0.5, 0.5)).toBe(255);
  for (let along = 0; along <= 1; along += 0.01) {
    expect([at(along, 0), at(along, 1), at(0, along), at(1, along)]).toEqual([0, 0, 0, 0]);
  }
});

test("no two marks are alike", () => {
  expect(new Set(marks.map(([, svg]) => svg)).size).toBe(marks.length);
});

test("the picture of an office shows its units' colours", () => {
  for (const office of offices.slice(0, 2)) {
    const own = units.filter(({ id }) => office.list.includes(id)).map(groupUnit);
    const svg = officePictureSvg(office, own);
    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${OFFICE_WIDTH}" height="${OFFICE_HEIGHT}"`));
    expect(svg).not.toMatch(UNDRAWABLE);
    for (const { colors } of own) expect(svg).toContain(`fill="${colors.color1}"`);
  }
});
