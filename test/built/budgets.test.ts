import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { builtPages } from "./pages";

const KB = 1000;
/** What arrives in the first eleven packets of an answer. */
const DOCUMENT = 15.5 * KB;
/** Longer documents, in KB: long lists and drawings that stand in the page, so that it is whole without scripts. */
const LONGER: Readonly<Record<string, number>> = {
  "/": 17.7,
  "/main": 17.7,
  "/2025firework": 19,
  "/4piece": 17.3,
  "/explore/media": 21,
  "/explore/units": 17,
  "/flowerstand": 16.3,
  "/flowerstand/share": 18.5,
  "/information": 33.5,
  "/powerup": 21.8,
};
const FONTS = 32 * KB;
const SCRIPTS = 142 * KB;
/** Pages that bring a library of their own, by the chunk in which it comes: Swiper and the editor of stands. */
const WITH_LIBRARY = {
  "/": { chunk: "home-swiper", bar: 160 * KB },
  "/flowerstand/maker": { chunk: "stand-maker", bar: 180 * KB },
} as const;

const gzip = (content: string | Buffer, level = 9) => gzipSync(content, { level }).length;
const pages = builtPages();
const live = pages.filter(({ html }) => html.includes('data-scripts="at-idle"'));
const file = (path: string) => readFileSync(join("public", path));

const { namedChunkGroups } = JSON.parse(file("webpack.stats.json").toString()) as {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
};
const chunks = (group: string) =>
  (namedChunkGroups[group]?.assets ?? [])
    .map(({ name }) => `/${name}`)
    .filter((name) => name.endsWith(".js"));

/** The script files that a live page runs, as it says itself and as its component needs. */
function scriptsOf(path: string, html: string): string[] {
  const [, data = "{}"] = /id="boot-data" type="application\/json">([^<]*)</.exec(html) ?? [];
  const { scripts } = JSON.parse(data) as { scripts: string[] };
  const answer = file(`page-data${path === "/" ? "/index" : path}/page-data.json`).toString();
  const { componentChunkName } = JSON.parse(answer) as { componentChunkName: string };
  const own = path in WITH_LIBRARY ? WITH_LIBRARY[path as keyof typeof WITH_LIBRARY].chunk : "";
  return [...new Set([...scripts, ...chunks(componentChunkName), ...chunks(own)])];
}

describe("the built site keeps its budgets", () => {
  it("every document comes with the first packets", () => {
    const sizes = pages.map(({ path, html }) => [path, gzip(html, 6)] as const);
    const bar = (path: string) => (LONGER[path] ? LONGER[path] * KB : DOCUMENT);
    const tooLong = sizes.filter(([path, size]) => size > bar(path));
    expect(tooLong).toEqual([]);
  });

  it("no document has a budget of its own that it does not need", () => {
    const needless = Object.keys(LONGER).filter((path) => {
      const html = pages.find((page) => page.path === path)?.html ?? "";
      return gzip(html, 6) <= DOCUMENT;
    });
    expect(needless).toEqual([]);
  });

  it("fonts are those of the first view", () => {
    for (const { path, html } of pages) {
      const preloaded = [...html.matchAll(/rel="preload" as="font"[^>]* href="([^"]*)"/g)];
      const size = preloaded.reduce((sum, [, font = ""]) => sum + file(font).length, 0);
      expect([path, size <= FONTS]).toEqual([path, true]);
    }
  });

  it("live pages run few scripts", () => {
    const sizes = live.map(({ path, html }) => {
      const size = scriptsOf(path, html).reduce((sum, name) => sum + gzip(file(name)), 0);
      return [path, size] as const;
    });
    const bar = (path: string) =>
      path in WITH_LIBRARY ? WITH_LIBRARY[path as keyof typeof WITH_LIBRARY].bar : SCRIPTS;
    expect(sizes.filter(([path, size]) => size > bar(path))).toEqual([]);
  });
});
