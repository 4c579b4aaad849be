import { opacity } from "../../../test/drawing";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { picture } from "../../artwork/drawing/svg";
import { characterMarkup } from "../../artwork/posters/poster/drawn-character";
import { posterSubject } from "./subjects";

const catalogue = readCatalogue("content");
const emblems = catalogue.characters
  .map((character) => posterSubject(character, catalogue))
  .filter(({ look }) => look.kind === "emblem")
  .map((subject) => [subject.name, subject] as const);

test.each(emblems)(
  "the emblem of %s fills the middle in the character's colour and leaves the corners free",
  async (_name, { look, unitColors }) => {
    const drawn = characterMarkup(look, "#3366aa", unitColors);
    const { at } = await opacity(picture(1200, 1600, drawn));
    expect(at(0.5, 0.69)).toBe(255);
    expect([at(0.02, 0.01), at(0.98, 0.01)]).toEqual([0, 0]);
    expect(drawn).not.toBe(characterMarkup(look, "#aa6633", unitColors));
  },
);
