import { resolve } from "node:path";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { CLOSED_UNITS } from "../../content/check/rules/reserved-ids";
import { colorRules } from "./color-rules";

const catalogue = readCatalogue(resolve("content"));
const css = colorRules(catalogue);

const block = (selector: string): string => css.split(`${selector}{`)[1]?.split("}")[0] ?? "";

describe("the colour style sheet", () => {
  it("has one rule for each unit and each character", () => {
    expect(css.match(/^:where\(\[data-unit=/gm)).toHaveLength(catalogue.units.length);
    expect(css.match(/^\[data-character=/gm)).toHaveLength(catalogue.characters.length);
  });

  it("paints a unit in its own colours", () => {
    const unit = catalogue.units.find(({ colors }) => colors);
    expect(block(`:where([data-unit="${unit?.id}"])`)).toContain(
      `--color1:${unit?.colors?.color1};`,
    );
  });

  it("paints unit other, which has no colours of its own, in a neutral set", () => {
    expect(block(':where([data-unit="other"])')).toContain("--color1:#96939e;");
  });

  it("has a rule for a trip only where its colours are not those of its unit", () => {
    const trip = catalogue.trips.find(({ unitId }) => unitId);
    const colors = catalogue.units.find(({ id }) => id === trip?.unitId)?.colors;
    if (!trip || !colors) throw new Error("the content has none");
    const rulesWith = (own: typeof colors) =>
      colorRules({ ...catalogue, trips: [{ ...trip, colors: own }] });
    expect(rulesWith(colors)).not.toContain("data-trip");
    expect(rulesWith({ ...colors, bar: "#000000" })).toContain(`[data-trip="${trip.id}"]{`);
  });

  it("gives figures of unit other a whole colour set, and idols only their accent", () => {
    const figure = catalogue.characters.find(({ unit }) => unit === "other");
    const idol = catalogue.characters.find(({ unit }) => !CLOSED_UNITS.includes(unit));
    expect(block(`[data-character="${figure?.id}"]`)).toContain("--color1:");
    expect(block(`[data-character="${idol?.id}"]`)).not.toContain("--color1:");
    expect(block(`[data-character="${idol?.id}"]`)).toContain(`--accent:${idol?.color}`);
  });

  it("paints each campaign and each venue of the audition in its own colours", () => {
    for (const { slug, colors } of catalogue.campaigns) {
      expect(block(`[data-campaign="${slug}"]`)).toContain(`--color1:${colors.color1};`);
    }
    for (const { id, colors } of catalogue.venues) {
      expect(block(`[data-venue="${id}"]`)).toContain(`--color1:${colors.color1};`);
    }
  });
});
