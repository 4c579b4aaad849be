import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { campaignKey } from "../../catalogue/campaign-art";
import { MIRROR } from "../../content-contract/mirror/content-folder";
import { pictureSources } from "./picture-sources";

const AOI_YUTA = 8;

let site: string;
const { campaigns } = readCatalogue(resolve("content"));

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "picture-sources-"));
  cpSync(resolve("content"), join(site, MIRROR), { recursive: true });
  cpSync(resolve("plugins/posters"), join(site, "plugins/posters"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
});

afterEach(() => rmSync(site, { recursive: true }));

const recipes = () =>
  new Map(pictureSources(site).map(({ key, drawing }) => [key, drawing?.recipe]));
const edit = (file: string, change: (record: Record<string, unknown>) => void) => {
  const path = join(site, MIRROR, file);
  const record = require(path) as Record<string, unknown>;
  change(record);
  writeFileSync(path, JSON.stringify(record));
};
const changed = (before: Map<string, string | undefined>) =>
  [...recipes()].filter(([key, recipe]) => before.get(key) !== recipe).map(([key]) => key);

it("lists a poster with three details for every record, and the pictures of units, offices, campaigns, venues", () => {
  const keys = pictureSources(site).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(71 * 4 + 17 * 3 + 5 * 2 + campaigns.length * 2 + 14 * 2 + 4 * 2);
  expect(keys).toEqual(
    expect.arrayContaining([
      "characters/esu",
      "characters/esu-4piece",
      "characters/null_himeru-face",
      "units/other-wide",
      "offices/nd-mark",
      "campaigns/spri_debut-wide",
      "campaigns/spri_debut-tall",
      "trips/trip03",
      "trips/trip14-wide",
      "venues/gourmet-tall",
    ]),
  );
});

it("draws a campaign anew when its scene, colours or cast change, not when its words do", () => {
  const before = recipes();
  edit("campaigns/spri_debut.json", (record) => {
    record.name = "Another name";
  });
  expect(changed(before)).toEqual([]);
  edit("campaigns/spri_debut.json", (record) => {
    record.cast = [AOI_YUTA];
  });
  expect(changed(before)).toEqual(["campaigns/spri_debut-wide", "campaigns/spri_debut-tall"]);
});

it("gives the same recipes for the same content", () => {
  expect(changed(recipes())).toEqual([]);
});

it("draws anew only what an edited look is seen in", () => {
  const before = recipes();
  edit("characters/aoi_yuta.json", (record) => {
    record.look = { ...(record.look as object), mouth: "open" };
  });
  expect(changed(before)).toEqual([
    "characters/aoi_yuta",
    "characters/aoi_yuta-face",
    "characters/aoi_yuta-costume",
    "characters/aoi_yuta-print",
    "units/2wink-wide",
    "units/2wink-tall",
    ...campaigns
      .filter(({ cast }) => cast.includes(AOI_YUTA))
      .flatMap(({ slug }) => [campaignKey(slug, "wide"), campaignKey(slug, "tall")]),
  ]);
});

it("draws nothing anew when only a text is edited", () => {
  const before = recipes();
  edit("characters/aoi_yuta.json", (record) => {
    record.text = `${String(record.text)} One more sentence.`;
  });
  expect(changed(before)).toEqual([]);
});

it("draws both pictures of a trip anew when its colours change", () => {
  const before = recipes();
  edit("trips/trip03.json", (record) => {
    record.colors = { ...(record.colors as object), color1: "#24464b" };
  });
  expect(changed(before)).toEqual(["trips/trip03", "trips/trip03-wide"]);
});

it("draws everything anew when the drawing code changes", () => {
  const before = recipes();
  writeFileSync(join(site, "plugins/posters/drawing/svg.ts"), "export {};");
  expect(changed(before)).toHaveLength(before.size);
});

it("lets a file in content/art win, for the poster and its details", () => {
  const art = join(site, MIRROR, "art/characters");
  mkdirSync(art, { recursive: true });
  writeFileSync(join(art, "sakuma_rei.png"), "");
  const sources = pictureSources(site);
  for (const suffix of ["", "-face", "-costume", "-print"]) {
    const source = sources.find(({ key }) => key === `characters/sakuma_rei${suffix}`);
    expect(source?.file).toBe(join(art, "sakuma_rei.png"));
    expect(source?.drawing).toBeUndefined();
  }
});
