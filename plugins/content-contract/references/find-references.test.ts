import { ContentCopy } from "../testing/broken-content";
import { findReferences } from "./find-references";
import type { PlacedReference } from "./reference";
import type { Refers } from "./refers";

let content: ContentCopy;
let found: PlacedReference[];
beforeAll(() => {
  content = new ContentCopy();
  found = findReferences(content.root);
});
afterAll(() => content.remove());

/** `file path` of every place that names this. */
const places = (refers: Refers, value: string | number) =>
  found
    .filter((one) => one.refers === refers && one.value === value && one.role !== "example")
    .map(({ file, path }) => `${file.replace("content/", "")} ${path.join(".")}`);

it("stands where it says it stands", () => {
  expect(found.length).toBeGreaterThan(1000);
  const wrong = found.filter(({ file, offset, length, value }) => {
    const text = content.read(file.replace("content/", "")).slice(offset, offset + length);
    return text !== JSON.stringify(value) && text !== value;
  });
  expect(wrong).toEqual([]);
});

it("finds a character by its slug, its number, its page and its pictures", () => {
  expect(places("character", "aoi_yuta")).toEqual([
    "characters/aoi_hinata.json vid",
    "characters/aoi_yuta.json cname",
  ]);
  const byNumber = places("characterId", 10081);
  expect(byNumber).toEqual(
    expect.arrayContaining([
      "characters/esu.json id",
      "units/spri.json leader",
      "units/spri.json list.0",
      "four-piece/sagiri_esu.json character",
      "campaigns/spri_debut.json blocks.2.members.0.character",
    ]),
  );
  expect(places("picture", "characters/leon")).toContain(
    "other-characters/leon.json images.poster",
  );
});

it("finds what schemas allow, and the parts of several shapes", () => {
  expect(places("unit", "fine")).toEqual(
    expect.arrayContaining([
      "schema/common.schema.json definitions.unitId.enum.0",
      "units/fine.json id",
      "offices/sp.json list.0",
    ]),
  );
  expect(places("address", "/spri_debut")).toContainEqual(
    expect.stringMatching(/^schema\/four-piece-idol.*properties\.path\.enum/),
  );
  expect(places("notice", "2024-spri-debut")).toContainEqual(
    expect.stringMatching(/^campaigns\/spri_debut\.json blocks\.\d+\.notices\.0$/),
  );
});

it("finds the links of legal pages", () => {
  expect(places("address", "/privacy").some((place) => place.startsWith("legal/"))).toBe(true);
});

it("misses no text of the content that looks like the path of a page", () => {
  const known = new Set(found.map(({ file, offset }) => `${file} ${offset}`));
  const files = new Set(found.map(({ file }) => file).filter((file) => file.endsWith(".json")));
  const missed = [...files]
    .filter((file) => !file.startsWith("content/schema/"))
    .flatMap((file) =>
      [...content.read(file.replace("content/", "")).matchAll(/"\/[a-z0-9][^"\s]*"/g)]
        .filter(({ index }) => !known.has(`${file} ${index}`))
        .map(([text]) => `${file} ${text}`),
    );
  expect(missed).toEqual([]);
});
