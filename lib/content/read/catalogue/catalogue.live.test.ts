import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { colorsOfCharacter } from "../../model/catalogue/colors-of-character";
import { contrast, luminance } from "../../model/catalogue/contrast";
import { MOODS, posterKey } from "../../model/kinds/poster-key";
import { readCatalogue } from "./read-catalogue";

const catalogue = readCatalogue(resolve("content"));
const unit = catalogue.units.find(({ colors }) => colors);
const idol = catalogue.characters.find((one) => one.unit === unit?.id);
const figure = catalogue.characters.find((one) => one.unit === "other");
const debut = catalogue.characters.find((one) =>
  catalogue.characters.some(
    ({ id, cname, unit: of }) => cname === one.cname && id !== one.id && of === "4piece",
  ),
);
if (!unit || !idol || !figure || !debut) throw new Error("the content has none");
const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the catalogue", () => {
  it("holds a record for each file", () => {
    const files = (folder: string) =>
      readdirSync(join("content", folder)).filter((name) => name.endsWith(".json"));
    for (const folder of ["characters", "units", "offices", "clubs", "venues"] as const) {
      expect(catalogue[folder]).toHaveLength(files(folder).length);
    }
    expect(catalogue.fourPiece).toHaveLength(files("four-piece").length);
  });

  it("gives an idol the colours of the unit, a figure of unit other its own", () => {
    expect(colorsOfCharacter(idol, catalogue)).toEqual(unit.colors);
    const own = catalogue.otherCharacters.find(({ name }) => name === figure.cname);
    expect(colorsOfCharacter(figure, catalogue)).toEqual(own?.colors);
  });

  it("counts the age of one entry on 1 July of Year 1, and knows mysteries (SPEC section 9)", () => {
    const profiles = catalogue.characters.map(({ profile }) => profile);
    const early = profiles.filter(({ ageText }) => ageText === "As of 1 July, Year 1");
    expect(early.map(({ age }) => age)).toEqual([expect.stringMatching(/^\d+$/)]);
    const unknown = new Set(profiles.flatMap(({ age, ageText }) => (ageText === "-" ? [age] : [])));
    expect(unknown).toEqual(new Set(["-", "???"]));
  });

  it("names a record without colours", () => {
    const bare = { ...catalogue, otherCharacters: [] };
    expect(() => colorsOfCharacter(figure, bare)).toThrow(figure.cname);
  });
});

describe("poster keys", () => {
  it("are different for the audition record and the later record of an idol", () => {
    expect(posterKey({ ...debut, unit: "4piece" })).toBe(`characters/${debut.cname}-4piece`);
    expect(posterKey(debut)).toBe(`characters/${debut.cname}`);
    expect(MOODS).toHaveLength(debut.videoPic);
  });
});

describe("contrast", () => {
  it("is 21 for black on white and the same both ways round", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrast(one, other)).toBeCloseTo(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(luminance(one)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
