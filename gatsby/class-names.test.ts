import { readdirSync } from "node:fs";
import { sheetPrefix, shortClassNames } from "./class-names";

const name = (names: ReturnType<typeof shortClassNames>, sheet: string, local: string) =>
  names({ resourcePath: `/site/src/${sheet}.module.css` }, "", local);

describe("the names of classes in built pages", () => {
  it("are the same in every build, wherever the project lies", () => {
    const [here, there] = [shortClassNames("/site"), shortClassNames("/elsewhere/site")];
    const resourcePath = "/elsewhere/site/src/card.module.css";
    for (const local of ["card", "title", "card"]) {
      expect(there({ resourcePath }, "", local)).toBe(name(here, "card", local));
    }
  });

  it("differ for all classes of a sheet and are valid", () => {
    const names = shortClassNames("/site");
    const all = Array.from({ length: 200 }, (_, place) => name(names, "card", `class${place}`));
    expect(new Set(all).size).toBe(200);
    for (const one of all) expect(one).toMatch(/^[b-zB-Z][\w-]{3,4}$/);
  });

  it("differ from sheet to sheet", () => {
    const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".module.css"))
      .map((file) => `src/${file}`);
    expect(sheets.length).toBeGreaterThan(100);
    expect(new Set(sheets.map(sheetPrefix)).size).toBe(sheets.length);
  });
});
