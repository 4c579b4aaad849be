import { resolve } from "node:path";
import { readCatalogue } from "../../content/catalogue/read-catalogue";
import { planPages } from "../../content/pages/plan-pages";
import { pageColors } from "./page-colors";

const catalogue = readCatalogue(resolve("content"));
const colorsOf = pageColors(catalogue);
const pages = planPages(catalogue);
const colors = (path: string) => {
  const page = pages.find((one) => one.path === path);
  return page && colorsOf(page);
};
const selectors = (css = "") => [...css.matchAll(/^(\S+?)\{--/gm)].map(([, selector]) => selector);

describe("the colours that a page brings itself", () => {
  it("are those of its unit", () => {
    expect(selectors(colors("/explore/units/fine"))).toEqual([':where([data-unit="fine"])']);
  });

  it("are those of its character and the unit", () => {
    const { cname, id } = catalogue.characters.find(({ unit }) => unit === "fine") ?? {};
    expect(selectors(colors(`/explore/units/characters/${cname}`))).toEqual([
      ':where([data-unit="fine"])',
      `[data-character="${id}"]`,
    ]);
  });

  it("are none where the first view paints nothing of a record", () => {
    expect(["/", "/privacy"].map(colors)).toEqual(["", ""]);
  });
});
