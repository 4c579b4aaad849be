import { join } from "node:path";
import sharp from "sharp";
import { readCatalogue } from "../catalogue/read-catalogue";
import { socialSvg } from "./social";
import { posterSubject } from "./subjects";

const catalogue = readCatalogue(join(__dirname, "../../content"));
const single = catalogue.characters.filter(({ name }) => !name.includes(" "));
const double = catalogue.characters.filter(({ name }) => name.includes(" ")).slice(0, 4);

test.each([...single, ...double].map((one) => [one.name, one] as const))(
  "the card of %s is a picture of 1200 × 630 without text",
  async (_name, character) => {
    const svg = socialSvg(posterSubject(character, catalogue));
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(svg).not.toMatch(/<text|NaN|undefined/);
  },
);
