import { readCatalogue } from "../../lib/content/catalogue/read-catalogue";
import { cardsOf } from "./cards";

const catalogue = readCatalogue("content");
const keys = (...words: string[]) => cardsOf(catalogue, words).map(({ key }) => key);

it("shows the posters of a unit, pictures by their keys, and files of content/art", () => {
  const unit = catalogue.units.find(({ list }) => list.length > 1);
  expect(keys(unit?.id ?? "")).toHaveLength(unit?.list.length ?? 0);
  expect(keys("units/*-mark")).toHaveLength(catalogue.units.length);
  expect(keys("playmovie/0*-tall").every((key) => key.endsWith("-tall"))).toBe(true);
  const [scenery] = cardsOf(catalogue, ["art/sceneries"]);
  expect(String(scenery?.draw())).toMatch(/^<svg [^>]*viewBox="-1290 .*<\/svg>$/s);
  expect(() => keys("nobody")).toThrow('"nobody"');
});
