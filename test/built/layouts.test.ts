import { readFileSync } from "node:fs";
import type { SiteDefaults } from "../../content/types";
import { knownLanguages } from "../../src/app/routing/known-languages";
import type { LayoutName } from "../../lib/content/model/pages/page-row";
import { rowOf } from "../page-kinds";
import { builtPages } from "./pages";

const site = JSON.parse(readFileSync(".content/site.json", "utf8")) as SiteDefaults;

/** Number of language menus in a full header: one, if another edition's address is known. */
const languages = knownLanguages(site.languages).length > 0 ? 1 : 0;

/** Parts of each layout around the content (SPEC section 2, “Layouts”). */
const PARTS: Readonly<Record<LayoutName, { header: number; languages: number; footer: number }>> = {
  default: { header: 1, languages, footer: 1 },
  home: { header: 1, languages, footer: 1 },
  playMovie: { header: 1, languages, footer: 1 },
  flowerstand: { header: 1, languages: 0, footer: 0 },
  "footer-only": { header: 0, languages: 0, footer: 1 },
  blank: { header: 0, languages: 0, footer: 0 },
};

const layoutOf = (path: string): LayoutName => rowOf(path).layout ?? "default";
const pages = builtPages();
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;
const before = (html: string, mark: string) => html.slice(0, Math.max(html.indexOf(mark), 0));
const after = (html: string, mark: string) => html.slice(html.indexOf(mark));

it("each page has the parts of its layout", () => {
  for (const { path, html } of pages) {
    const found = {
      header: count(before(html, "<main"), /<header[ >]/g),
      languages: count(html, /popoverTarget="languages"/gi),
      footer: count(html, /<footer [^>]*id="footer"/g),
    };
    expect([path, found]).toEqual([path, PARTS[layoutOf(path)]]);
  }
});

it("each page has one search, which is no part of its content", () => {
  for (const { path, html } of pages) {
    const found = [html, before(html, "<main")].map((part) => count(part, /<a [^>]*id="search"/g));
    expect([path, found]).toEqual([path, [1, 1]]);
  }
});

it("each page with a header has the menu in it", () => {
  for (const { path, html } of pages) {
    const { header } = PARTS[layoutOf(path)];
    expect([path, count(before(html, "<main"), / id="main-menu"/g)]).toEqual([path, header]);
  }
});

it("only the pages of home have their footer within their last section", () => {
  for (const { path, html } of pages) {
    const isWithin = /<footer [^>]*id="footer"/.test(before(html, "</main>"));
    expect([path, isWithin]).toEqual([path, layoutOf(path) === "home"]);
  }
});

it("pages without a header have a way home of their own", () => {
  const bare = pages.filter(({ path }) => PARTS[layoutOf(path)].header === 0);
  expect(bare).not.toEqual([]);
  const lost = bare.filter(({ html }) => !/<a [^>]*href="\/"/.test(after(html, "<main")));
  expect(lost.map(({ path }) => path)).toEqual([]);
});
