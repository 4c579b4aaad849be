import { readFileSync } from "node:fs";
import type { SiteDefaults } from "../../content/types";
import { builtPages, visibleText } from "./pages";

const site = JSON.parse(readFileSync(".content/site.json", "utf8")) as SiteDefaults;
const pages = new Map(builtPages().map(({ path, html }) => [path, html]));

function headingOf(target: string): string {
  const [path = "", id] = target.split("#");
  const html = pages.get(path) ?? "";
  const from = id === undefined ? 0 : html.lastIndexOf("<", html.indexOf(` id="${id}"`));
  const [, words = ""] = /<h[1-3][^>]*>([\s\S]*?)<\/h/.exec(html.slice(from)) ?? [];
  return visibleText(words).trim();
}

it("an entry of the menu has the heading of its page or section", () => {
  const entries = site.menu.filter(({ target }) => target.startsWith("/") && target !== "/");
  const drifted = entries.filter(
    ({ title, target }) => !headingOf(target).toLowerCase().includes(title.toLowerCase()),
  );
  expect(drifted.map(({ title, target }) => [title, headingOf(target)])).toEqual([]);
});

it("each known address of the outside world is a link of some page, which opens in a new tab", () => {
  const links = new Map(
    [...pages.values()].flatMap((html) =>
      [...html.matchAll(/<a [^>]*href="(https:[^"]*)"[^>]*>/g)].map(([tag, address = ""]) => [
        address.replaceAll("&amp;", "&"),
        tag,
      ]),
    ),
  );
  const known = [
    ...Object.values(site.links).filter((value) => value?.startsWith("https:")),
    ...[...site.languages, ...site.elsewhere].map(({ address }) => address),
    ...site.menu.map(({ target }) => target).filter((target) => target.startsWith("https:")),
  ].filter((address) => address !== "");
  const isDoor = (tag = "") => /target="_blank"/.test(tag) && /rel="noopener/.test(tag);
  expect(known.filter((address) => !isDoor(links.get(address as string)))).toEqual([]);
});
