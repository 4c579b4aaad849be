import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type * as PictureSources from "../../plugins/posters/sources/picture-sources";
import type * as SocialSources from "../../plugins/social/subjects/social-sources";
import { multiplyContent } from "./multiply-content";
import { copyNames } from "./names";
import { shareDrawings } from "./share-drawings";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "share-drawings-"));
  for (const folder of ["content", "plugins"]) {
    cpSync(resolve(folder), join(root, folder), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  multiplyContent(root, 2);
  shareDrawings(root);
  cpSync(join(root, "content"), join(root, ".content"), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const { slug, campaign, text } = copyNames(1);

it("draws what copies show as the originals are drawn", () => {
  const module = join(root, "plugins/posters/sources/picture-sources.ts");
  const { pictureSources } = require(module) as typeof PictureSources;
  const drawings = new Map(pictureSources(root).map(({ key, drawing }) => [key, drawing]));
  const drawn = (key: string) => drawings.get(key)?.draw();
  for (const [copy, original] of [
    [`characters/${slug("sakuma_rei")}`, "characters/sakuma_rei"],
    [`units/${slug("undead")}-wide`, "units/undead-wide"],
    [`units/${slug("undead")}-mark`, "units/undead-mark"],
    [`campaigns/${campaign("spri_debut")}-tall`, "campaigns/spri_debut-tall"],
  ] as const) {
    expect(drawn(copy)).toMatch(/^<svg /);
    expect(drawn(copy)).toBe(drawn(original));
  }
});

it("draws the shared links of copied pages as those of the originals", () => {
  const module = join(root, "plugins/social/subjects/social-sources.ts");
  const { socialSources } = require(module) as typeof SocialSources;
  const head = (cname: string, mark: string) => ({
    path: `/explore/units/characters/${cname}`,
    title: "Rei Sakuma, UNDEAD · Encore",
    description: `He sleeps by day.${mark}`,
    image: `/social/${cname}.jpg`,
  });
  const heads = [head("sakuma_rei", ""), head(slug("sakuma_rei"), text)];
  const [original, copy] = socialSources(root, "content", heads as never);
  expect(copy?.drawing.draw()).toBe(original?.drawing.draw());
});
