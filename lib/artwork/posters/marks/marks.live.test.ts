import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { opacity, UNDRAWABLE } from "../../../../test/drawing";
import { readCatalogue } from "../../../content/read/catalogue/read-catalogue";
import { groupUnit, officeSubject } from "../../../pictures/posters/subjects";
import { lettered } from "./lettered";
import { markSvg } from "./mark";
import { type OfficeSubject, officePictureSvg } from "./office-picture";

const MARKS = "content/art/marks";
const catalogue = readCatalogue("content");
const { units } = catalogue;
const offices = catalogue.offices.map((office) => officeSubject(office, catalogue));
const marks = [
  ...units.map((unit) => [unit.name, markSvg(groupUnit(unit, catalogue))] as const),
  ...offices.map((office) => [office.name, markSvg(office)] as const),
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

test.each(readdirSync(MARKS))("the letters of %s can be told from their rim", (file) => {
  const mark = readFileSync(join(MARKS, file), "utf8");
  for (const name of ["A", "Tidal", "Night Tide", "Three of Us"]) {
    const rims = [
      ...lettered(mark, name).matchAll(
        / stroke="([^"]*)"[^>]*\/><path d="[^"]*" fill="([^"]*)"\/>/g,
      ),
    ];
    for (const [, rim, fill] of rims) expect({ name, fill }).not.toEqual({ name, fill: rim });
  }
});

test("no two marks are alike", () => {
  expect(new Set(marks.map(([, svg]) => svg)).size).toBe(marks.length);
});

test("the picture of an office shows its units' colours", () => {
  for (const { id, list } of catalogue.offices.slice(0, 2)) {
    const office = offices.find((one) => one.id === id) as OfficeSubject;
    const own = units
      .filter((unit) => list.includes(unit.id))
      .map((unit) => groupUnit(unit, catalogue));
    const svg = officePictureSvg(office, own);
    expect(svg).toMatch(/^<svg [^>]*width="1600" height="900"/);
    expect(svg).not.toMatch(UNDRAWABLE);
    for (const { colors } of own) expect(svg).toContain(`fill="${colors.color1}"`);
  }
});
