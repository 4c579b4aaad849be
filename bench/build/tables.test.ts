import { size } from "./figures.fixtures";
import { PUBLISHED } from "./published";
import { generatedSection } from "./report";
import { comparisonTable, renderedTable, stagesTable, timesTable } from "./tables";

const cells = (table: string, row: number) =>
  (table.split("\n")[row] ?? "")
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

it("has a row of times for each size, in their units", () => {
  const table = timesTable([size(1), size(10)]);
  expect(cells(table, 2).join(" ")).toBe(
    "1 × 71 250 165 30.0 s 5.0 s 7.0 s 8.3 s 11.0 s 1.5 GB 2026-11-22",
  );
  expect(cells(table, 3).slice(0, 5)).toEqual(["10 ×", "710", "2,500", "1,650", "300 s"]);
});

it("has the pages that were rendered", () => {
  expect(cells(renderedTable([size(10)]), 2)).toEqual(["10 ×", "1,650", "0", "3", "3", "3"]);
});

it("says that something was not measured", () => {
  expect(cells(timesTable([size(1, { builds: {} })]), 2).slice(4, -1)).toEqual(Array(6).fill("–"));
  expect(comparisonTable([size(1, { builds: {} })])).toContain("characters: –.");
});

it("compares one JSON edit with the published figures", () => {
  const text = comparisonTable([size(1), size(100)]);
  expect(text).toContain("| Eleventy");
  expect(text).toContain("71: 7.0 s; 7,100: 106 s");
});

it("leaves out stages that are short at every size", () => {
  const table = stagesTable([size(1), size(10)]);
  expect(table).toContain("run page queries");
  expect(table).not.toContain("load plugins");
  expect(cells(table, 2)).toEqual(["run page queries", "3.5 s", "8.0 s", "15.0 s", "150 s"]);
});

it("has everything in the generated part", () => {
  const sizes = [size(1), size(10)];
  const text = generatedSection({ machine: "Node 20", sizes, withPictures: 91 });
  expect(text).toContain("Measured with Node 20; the figures at 1 ×");
  expect(text).toContain("takes 91.0 s at 1 ×");
  for (const { name } of PUBLISHED) expect(text).toContain(name);
});
