import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { MIRROR } from "../../content-contract/mirror/content-folder";
import { filmSources } from "./film-sources";

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "film-sources-"));
  cpSync(resolve("content"), join(site, MIRROR), { recursive: true });
  for (const plugin of ["posters", "frames"]) {
    cpSync(resolve("plugins", plugin), join(site, "plugins", plugin), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
});
afterEach(() => rmSync(site, { recursive: true }));

const recipes = () => filmSources(site).map(({ drawing }) => drawing?.recipe);
const edit = (change: (chapter: Record<string, unknown>) => void) => {
  const path = join(site, MIRROR, "campaigns/playmovie/bow.json");
  const chapter = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  change(chapter);
  writeFileSync(path, JSON.stringify(chapter));
};

it("lists a hundred frames in two shapes, and five others", () => {
  const keys = filmSources(site).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => /^playmovie\/\d{3}$/.test(key))).toHaveLength(100);
  expect(keys.filter((key) => /^playmovie\/\d{3}-tall$/.test(key))).toHaveLength(100);
  expect(keys.filter((key) => !/\d{3}/.test(key)).toSorted()).toEqual([
    "playmovie/curtain",
    "playmovie/curtain-tall",
    "playmovie/poster",
    "playmovie/star",
    "playmovie/ticket",
    "playmovie/title",
    "playmovie/title-tall",
  ]);
});

it("draws nothing anew when only a caption is written anew", () => {
  const before = recipes();
  edit((chapter) => {
    chapter.caption = "Another caption, and not a shorter one.";
  });
  expect(recipes()).toEqual(before);
});

it("draws anew when somebody jumps higher", () => {
  const before = recipes();
  edit((chapter) => {
    chapter.moves = [{ kind: "jump", frame: 1, length: 5, size: 200 }];
  });
  expect(recipes().some((recipe, index) => recipe === before[index])).toBe(false);
});
