import { testContent } from "../../../../test/test-content";
import { findReferences } from "./find-references";
import type { Refers } from "../../model/references/refers";

const found = findReferences(testContent());

const places = (refers: Refers, value: string | number) =>
  found
    .filter((one) => one.refers === refers && one.value === value && one.role !== "example")
    .map(({ file, path }) => `${file.replace("content/", "")} ${path.join(".")}`);

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

it("finds choices in schemas, and branches of values with several shapes", () => {
  expect(places("unit", "fine")).toEqual(
    expect.arrayContaining([
      "schema/names.schema.json definitions.unitId.enum.2",
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
