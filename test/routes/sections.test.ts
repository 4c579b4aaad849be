import { readFileSync } from "node:fs";
import { filesBelow } from "../../lib/site/ledger/site-paths";
import {
  SECTIONS_OF_KINDS,
  SECTIONS_OF_MODULES,
  SECTIONS_OF_PAGES,
} from "../../lib/content/check/addresses/sections";
import { HOME_SECTIONS } from "../../src/app/routing/home-sections";

const code = filesBelow("src")
  .filter((file) => /\.(tsx|json)$/.test(file))
  .map((file) => readFileSync(`src/${file}`, "utf8"))
  .join("\n");

it("knows the sections of the home page", () => {
  expect(SECTIONS_OF_PAGES["/"]).toEqual(HOME_SECTIONS);
});

it("knows only sections that pages have", () => {
  const { "/": _home, "/main": _main, ...pages } = SECTIONS_OF_PAGES;
  const known = [pages, SECTIONS_OF_KINDS, SECTIONS_OF_MODULES].flatMap((list) =>
    Object.values<readonly string[]>(list).flat(),
  );
  const hasNo = (id: string) => !new RegExp(`\\s(?:id=|"id": )"${id}"`).test(code);
  expect(known.filter(hasNo)).toEqual([]);
});
