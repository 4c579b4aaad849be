import { BLUE, opacity, UNDRAWABLE } from "../../../../test/drawing";
import { readCatalogue } from "../../../content/catalogue/read-catalogue";
import { groupFrames } from "../group/group-rows";
import { venueSvg } from "./venue-picture";

const sheets = [...readCatalogue("content").illustrations]
  .filter(([path]) => path.startsWith("venues/"))
  .map(([path, text]) => [path, text, path.endsWith(".tall") ? "tall" : "wide"] as const);

test.each(sheets)("%s covers its sheet in the colours of a venue", async (_path, text, shape) => {
  const svg = venueSvg(text, BLUE, shape);
  const { width, height } = groupFrames[shape];
  expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
  expect(svg).not.toMatch(UNDRAWABLE);
  expect(svg).toContain(BLUE.color2);
  expect((await opacity(svg)).between(0, 1).least).toBe(255);
});

test("no two sheets are alike", () => {
  expect(new Set(sheets.map(([, text]) => text)).size).toBe(sheets.length);
});
