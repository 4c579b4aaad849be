import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import type { Character, Office, OtherCharacter, Unit } from "../../../../content/types";
import { createLookUps } from "./look-ups";

const read = <Record>(folder: string): Record[] =>
  readdirSync(`test/content/${folder}`).map((name) =>
    JSON.parse(readFileSync(`test/content/${folder}/${name}`, "utf8")),
  );

const records = {
  characters: read<Character>("characters"),
  otherCharacters: read<OtherCharacter>("other-characters"),
  units: read<Unit>("units"),
  offices: read<Office>("offices"),
};
const lookUps = createLookUps(records);

describe("look-ups", () => {
  it("find a unit, an office and the office of a unit", () => {
    expect(lookUps.unit("spri")).toMatchObject({ name: "Special for Princess!" });
    expect(lookUps.office("nd")).toMatchObject({ name: "NEW DIMENSION" });
    expect(lookUps.officeOfUnit("spri")).toMatchObject({ id: "nd" });
    for (const unit of records.units) expect(lookUps.officeOfUnit(unit.id)).not.toEqual({});
  });

  it("find a character by id and by cname", () => {
    for (const character of records.characters) {
      expect(lookUps.character(character.id)).toBe(character);
    }
    expect(lookUps.characterByCname("hibiki_wataru")).toMatchObject({
      id: 27,
      name: "Wataru Hibiki",
    });
  });

  it("prefer the later of two records with one cname, whatever the order of the records", () => {
    expect(lookUps.characterByCname("esu")).toMatchObject({ id: 10081, unit: "spri" });
    const reversed = { ...records, characters: records.characters.toReversed() };
    expect(createLookUps(reversed).characterByCname("kanna")).toMatchObject({ id: 10083 });
  });

  it("give the colours of a unit, and of `other` one set for each character id", () => {
    expect(lookUps.unitColors("fine")).toMatchObject({ color1: expect.stringMatching(/^#/) });
    const other = lookUps.unitColors("other");
    expect(Object.keys(other)).toHaveLength(2);
    expect(other).toMatchObject({ "301": { light: expect.stringMatching(/^#/) } });
  });

  it("give an empty object on a miss, for any key", () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        fc.pre(!records.units.some(({ id }) => id === key));
        fc.pre(!records.offices.some(({ id }) => id === key));
        fc.pre(!records.characters.some(({ cname }) => cname === key));
        for (const name of [
          "unitColors",
          "office",
          "unit",
          "officeOfUnit",
          "characterByCname",
        ] as const) {
          expect(lookUps[name](key)).toEqual({});
        }
      }),
    );
    for (const id of [0, -1, 36, 87, 310, 10086, Number.NaN])
      expect(lookUps.character(id)).toEqual({});
    expect(lookUps.unit("constructor")).toEqual({});
  });
});
