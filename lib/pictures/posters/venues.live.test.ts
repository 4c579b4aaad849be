import { BLUE, opacity, UNDRAWABLE } from "../../../test/drawing";
import { picture } from "../../artwork/drawing/svg";
import { drawn } from "../../artwork/illustration/illustration";
import { inksOf } from "../../artwork/drawing/inks";
import { groupFrames } from "../../artwork/posters/group/group-rows";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";

const sheets = [...readCatalogue("content").illustrations]
  .filter(([path]) => path.startsWith("venues/"))
  .map(([path, text]) => [path, text, path.endsWith(".tall") ? "tall" : "wide"] as const);

test.each(sheets)("%s covers its sheet in the colours of a venue", async (_path, text, shape) => {
  const { width, height } = groupFrames[shape];
  const svg = picture(width, height, drawn(text, inksOf(BLUE)));
  expect(svg).not.toMatch(UNDRAWABLE);
  expect(svg).toContain(BLUE.color2);
  expect((await opacity(svg)).between(0, 1).least).toBe(255);
});

test("no two sheets are alike", () => {
  expect(new Set(sheets.map(([, text]) => text)).size).toBe(sheets.length);
});
