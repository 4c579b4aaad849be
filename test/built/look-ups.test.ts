import { readFileSync } from "node:fs";
import { createLookUps } from "../../lib/content/model/catalogue/look-ups";
import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";

const content = readCatalogue("content");
const file = readFileSync("public/page-data/explore/units/page-data.json", "utf8");
const { offices, units, characters, figures } = JSON.parse(file).result.data;

it("a browser finds the colours of each unit and figure by id (SPEC section 3, “Lookup helpers”)", () => {
  const { unitColors } = createLookUps({
    offices: offices.nodes,
    units: units.nodes,
    characters: characters.nodes,
    otherCharacters: figures.nodes,
  });
  const named = content.units.filter(({ id }) => id !== "other");
  expect(named.map(({ id }) => unitColors(id))).toEqual(named.map(({ colors }) => colors ?? {}));
  expect(unitColors("other")).toEqual(
    Object.fromEntries(content.otherCharacters.map(({ id, colors }) => [id, colors])),
  );
});
