import { resolve } from "node:path";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { cardsOf, contactSheet } from "./sheet";

const catalogue = readCatalogue(resolve(__dirname, "../../../content"));

it("shows every character of the units, in the order of the unit's list", () => {
  const listed = catalogue.units.flatMap(({ list }) => list);
  expect(cardsOf(catalogue, []).map(({ id }) => id)).toEqual(listed);
});

it("can be narrowed to units", () => {
  const cards = cardsOf(catalogue, ["valkyrie"]);
  expect(cards.map(({ unitName }) => unitName)).toEqual(["Valkyrie", "Valkyrie"]);
});

it("draws cards of the width asked for", async () => {
  const sheet = await contactSheet(catalogue, { cardWidth: 60, units: ["valkyrie"] });
  const { info } = await sheet.toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(2 * 60 + 3 * 12);
});
