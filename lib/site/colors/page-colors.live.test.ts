import { resolve } from "node:path";
import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { CLOSED_UNITS } from "../../content/check/rules/reserved-ids";
import { characterPath, unitPath } from "../../content/model/pages/paths";
import { planPages } from "../../content/model/pages/plan-pages";
import { pageColors } from "./page-colors";

const catalogue = readCatalogue(resolve("content"));
const idol = catalogue.characters.find(({ unit }) => !CLOSED_UNITS.includes(unit));
if (!idol) throw new Error("The content has no idol.");
const { cname, id, unit } = idol;
const colorsOf = pageColors(catalogue);
const pages = planPages(catalogue);
const colors = (path: string) => {
  const page = pages.find((one) => one.path === path);
  return page && colorsOf(page);
};
const selectors = (css = "") => [...css.matchAll(/^(\S+?)\{--/gm)].map(([, selector]) => selector);

describe("the colours that a page brings itself", () => {
  it("are those of its unit", () => {
    expect(selectors(colors(unitPath(unit)))).toEqual([`:where([data-unit="${unit}"])`]);
  });

  it("are those of its character and the unit", () => {
    expect(selectors(colors(characterPath(cname)))).toEqual([
      `:where([data-unit="${unit}"])`,
      `[data-character="${id}"]`,
    ]);
  });

  it("are none where the first view paints nothing of a record", () => {
    expect(["/", "/privacy"].map(colors)).toEqual(["", ""]);
  });
});
