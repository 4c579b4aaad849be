import { resolve } from "node:path";
import { readCatalogue } from "../catalogue/read-catalogue";
import { colorRules } from "./color-rules";

const catalogue = readCatalogue(resolve("content"));
const css = colorRules(catalogue);

const block = (selector: string): string => css.split(`${selector}{`)[1]?.split("}")[0] ?? "";

describe("the colour style sheet", () => {
  it("has one rule for each unit and each character", () => {
    expect(css.match(/^\[data-unit=/gm)).toHaveLength(catalogue.units.length);
    expect(css.match(/^\[data-character=/gm)).toHaveLength(catalogue.characters.length);
  });

  it("paints a unit in its own colours", () => {
    const fine = catalogue.units.find(({ id }) => id === "fine");
    expect(block('[data-unit="fine"]')).toContain(`--color1:${fine?.colors?.color1};`);
  });

  it("paints unit other, which has no colours of its own, in a neutral set", () => {
    expect(block('[data-unit="other"]')).toContain("--color1:#96939e;");
  });

  it("has a rule for a trip only where its colours are not those of its unit", () => {
    expect(css.match(/^\[data-trip="\w+"\]/gm)).toEqual(['[data-trip="trip03"]']);
    expect(block('[data-trip="trip03"]')).toContain("--color1:#2c4f54;");
    const trips = catalogue.trips.map((trip) =>
      trip.id === "trip01" ? { ...trip, colors: { ...trip.colors, bar: "#000000" } } : trip,
    );
    expect(colorRules({ ...catalogue, trips })).toContain('[data-trip="trip01"]{');
  });

  it("gives figures of unit other a whole colour set, and idols only their accent", () => {
    expect(block('[data-character="301"]')).toContain("--color1:");
    expect(block('[data-character="22"]')).not.toContain("--color1:");
    expect(block('[data-character="22"]')).toContain("--accent:#fff3b8");
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
