import { resolve } from "node:path";
import fc from "fast-check";
import { colorsOfCharacter } from "./colors-of-character";
import { contrast, luminance } from "./contrast";
import { detailKeys, posterKey } from "./poster-key";
import { readCatalogue } from "./read-catalogue";

const catalogue = readCatalogue(resolve("content"));
const character = (id: number) => {
  const found = catalogue.characters.find((one) => one.id === id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
};
const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the catalogue", () => {
  it("holds 71 characters, 17 units, 5 offices, 20 clubs, and the audition", () => {
    expect(catalogue.characters).toHaveLength(71);
    expect(catalogue.units).toHaveLength(17);
    expect(catalogue.offices).toHaveLength(5);
    expect(catalogue.clubs).toHaveLength(20);
    expect(catalogue.venues).toHaveLength(4);
    expect(catalogue.fourPiece).toHaveLength(23);
  });

  it("gives an idol the colours of the unit, a figure of unit other its own", () => {
    const fine = catalogue.units.find(({ id }) => id === "fine");
    expect(colorsOfCharacter(character(22), catalogue)).toEqual(fine?.colors);
    const anzu = catalogue.otherCharacters.find(({ name }) => name === "anzu");
    expect(colorsOfCharacter(character(301), catalogue)).toEqual(anzu?.colors);
  });

  it("says which record has no colours", () => {
    const bare = { ...catalogue, otherCharacters: [] };
    expect(() => colorsOfCharacter(character(301), bare)).toThrow("anzu");
  });
});

describe("poster keys", () => {
  it("are different for the audition record and the later record of an idol", () => {
    expect(posterKey(character(81))).toBe("characters/esu-4piece");
    expect(posterKey(character(10_081))).toBe("characters/esu");
    expect(detailKeys(character(10_081))).toHaveLength(character(10_081).videoPic);
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
