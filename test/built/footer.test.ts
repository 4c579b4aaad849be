import type { LayoutName } from "../../lib/content/model/pages/page-row";
import { rowOf } from "../page-kinds";
import { builtPages } from "./pages";

const layoutOf = (path: string): LayoutName => rowOf(path).layout ?? "default";
const pages = builtPages();
const of = (...layouts: LayoutName[]) =>
  pages.filter(({ path }) => layouts.includes(layoutOf(path)));
const footersOf = (html: string) => html.match(/<footer [^>]*id="footer"[\s\S]*?<\/footer>/g) ?? [];
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");

/** Required at the end of a page (SPEC sections 1, 2 and 9). */
const WORDS = [
  /12\+ ?Mild violence/,
  /Free to download, with optional purchases in the game/,
  /Play in moderation/,
  /© 2009–2020/,
  /unofficial fan guide/,
  /Share on Facebook/,
  /Share on Twitter/,
];
/** Legal pages required in each footer (SPEC section 9). */
const LEGAL = ["/agreement", "/ip-standard", "/privacy"];
/** End of a share link that a script completes, since the build did not know the site's address. */
const AWAITED = '="';

it("every page whose layout has a footer has the required texts there, without scripts", () => {
  for (const { path, html } of of("default", "footer-only", "home", "playMovie")) {
    const [footer = "", ...more] = footersOf(html);
    expect([path, more]).toEqual([path, []]);
    const lacking = WORDS.filter((words) => !words.test(wordsOf(footer)));
    expect([path, lacking]).toEqual([path, []]);
    const page = encodeURIComponent(path === "/404" ? "/404.html" : path);
    const shared = footer.match(/href="https:\/\/[^"]*(?:sharer|intent)[^"]*"/g) ?? [];
    const isWhole = (href: string) => href.endsWith(`${page}"`) || href.endsWith(AWAITED);
    expect([path, shared.filter((href) => !isWhole(href))]).toEqual([path, []]);
    expect([path, shared.length]).toEqual([path, 2]);
  }
});

it("pages of the other layouts have none", () => {
  for (const { path, html } of of("blank", "flowerstand")) {
    expect([path, footersOf(html)]).toEqual([path, []]);
  }
});

it("the home page has its footer at the end of its last section", () => {
  const home = of("home");
  expect(home.length).toBeGreaterThan(0);
  for (const { path, html } of home) {
    const rest = html.split("</footer>").at(-1)?.split("</main>")[0] ?? "";
    expect([path, rest.match(/<(?:section|article|h2)[ >]/g)]).toEqual([path, null]);
  }
});

it("the legal pages open in tabs of their own, and say so", () => {
  for (const { path, html } of of("default", "footer-only", "home", "playMovie")) {
    const [footer = ""] = footersOf(html);
    const tabs = [...footer.matchAll(/<a [^>]*href="(\/[^"]*)" target="_blank"[\s\S]*?<\/a>/g)];
    expect([path, tabs.map(([, target]) => target)]).toEqual([path, LEGAL]);
    const silent = tabs.filter(([link]) => !wordsOf(link).includes("opens in a new tab"));
    expect([path, silent]).toEqual([path, []]);
  }
});

it("the site's logo links to the page about the site", () => {
  for (const { html } of of("default", "footer-only", "home")) {
    const [footer = ""] = footersOf(html);
    expect(footer).toMatch(/<a [^>]*href="\/about"[^>]*>\s*<img /);
  }
});

it("gives pages in new tabs no access to their opener", () => {
  for (const { path, html } of pages) {
    const links = html.match(/<a [^>]*>/g) ?? [];
    const outward = links.filter((tag) => /href="https?:/.test(tag) || /target="_blank"/.test(tag));
    const careless = outward.filter(
      (tag) => !/target="_blank"/.test(tag) || !/rel="[^"]*\bnoopener\b/.test(tag),
    );
    expect([path, careless]).toEqual([path, []]);
  }
});
