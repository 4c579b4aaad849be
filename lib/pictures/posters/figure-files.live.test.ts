import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { contentFolder } from "../../content/check/validated/content-folder";
import { UNDRAWABLE } from "../../../test/drawing";
import { figureFiles } from "./figure-files";

const files = figureFiles(process.cwd());

it("has one figure for each record, with a name derived from its content", () => {
  const { characters } = readCatalogue(contentFolder(process.cwd()));
  expect(files).toHaveLength(characters.length);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  for (const { name } of files) expect(name).toMatch(/^[\w-]+-figure\.[0-9a-f]{6}\.svg$/);
});

it("draws each as one small file that shows by itself", () => {
  for (const { key, draw } of files) {
    const svg = draw();
    expect([key, svg.length < 60_000]).toEqual([key, true]);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 1600">/);
    expect(svg).not.toMatch(UNDRAWABLE);
    expect(svg).not.toContain("var(");
  }
});
