import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { builtPages } from "./pages";

const KB = 1000;
/** Headers of a document as our server sends them: 1.3 kB, and 1.5 in the folder where pages of most kinds stand. */
const HEADERS = 1.3 * KB;
/** What arrives in the first ten packets of an answer. */
const DOCUMENT = 14.6 * KB - HEADERS;
const FONTS = 32 * KB;
const SCRIPTS = 120 * KB;
/** Pages that bring a library of their own, by the chunk in which it comes: Swiper and the editor of stands. */
const WITH_LIBRARY = {
  "/": { chunk: "home-swiper", bar: 135 * KB },
  "/flowerstand/maker": { chunk: "stand-maker", bar: 180 * KB },
} as const;

/** As our own server and most hosts send it. */
const brotli = (content: string | Buffer) => brotliCompressSync(content).length;
/** Whether a content arrives within so many bytes: quickly compressed it is larger, and small enough mostly. */
const isWithin = (bytes: number, content: string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length <=
    bytes || brotli(content) <= bytes;
const pages = builtPages();
const isLive = ({ html }: { html: string }) => html.includes('data-scripts="at-idle"');
const live = pages.filter(isLive);
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
    const tooLong = pages.filter(({ html }) => !isWithin(DOCUMENT, html));
    expect(tooLong.map(({ path, html }) => [path, brotli(html)])).toEqual([]);
  });

  it("fonts are those of the first view", () => {
    for (const { path, html } of pages) {
      const preloaded = [...html.matchAll(/rel="preload" as="font"[^>]* href="([^"]*)"/g)];
      const size = preloaded.reduce((sum, [, font = ""]) => sum + file(font).length, 0);
      expect([path, size <= FONTS]).toEqual([path, true]);
    }
  });

  it("live pages run few scripts", () => {
    const scripts = new Map(live.map(({ path, html }) => [path, scriptsOf(path, html)]));
    const sent = new Map(
      [...new Set([...scripts.values()].flat())].map((name) => [name, brotli(file(name))]),
    );
    const sizes = [...scripts].map(([path, names]) => {
      const size = names.reduce((sum, name) => sum + (sent.get(name) ?? 0), 0);
      return [path, size] as const;
    });
    const bar = (path: string) =>
      path in WITH_LIBRARY ? WITH_LIBRARY[path as keyof typeof WITH_LIBRARY].bar : SCRIPTS;
    expect(sizes.filter(([path, size]) => size > bar(path))).toEqual([]);
  });
});
