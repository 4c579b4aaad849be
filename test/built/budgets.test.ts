import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { PAGE_KINDS } from "../../lib/content/model/pages/page-kinds";
import type { PageRow } from "../../lib/content/model/pages/page-row";
import {
  characterPath,
  clubPath,
  fourPieceIdolPath,
  homePath,
  officePath,
  tripPath,
  unitPath,
} from "../../lib/content/model/pages/paths";
import { LONGEST_DOCUMENT, isTooLong, sizeAsSent } from "./long-documents";
import { builtPages } from "./pages";
import { stretched } from "./stretched";

const KB = 1000;
const FONTS = 32 * KB;
const SCRIPTS = 120 * KB;
/** Pages with a library of their own, and its chunk: Swiper and the editor of stands. */
const WITH_LIBRARY = {
  "/": { chunk: "home-swiper", bar: 135 * KB },
  "/flowerstand/maker": { chunk: "stand-maker", bar: 180 * KB },
} as const;

/** Compressed as our own server and most hosts do. */
const brotli = (content: string | Buffer) => brotliCompressSync(content).length;
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

/** Script files that a live page runs: those it lists itself, and those of its component. */
function scriptsOf(path: string, html: string): string[] {
  const [, data = "{}"] = /id="boot-data" type="application\/json">([^<]*)</.exec(html) ?? [];
  const { scripts } = JSON.parse(data) as { scripts: string[] };
  const answer = file(`page-data${path === "/" ? "/index" : path}/page-data.json`).toString();
  const { componentChunkName } = JSON.parse(answer) as { componentChunkName: string };
  const library = path in WITH_LIBRARY ? WITH_LIBRARY[path as keyof typeof WITH_LIBRARY].chunk : "";
  return [...new Set([...scripts, ...chunks(componentChunkName), ...chunks(library)])];
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as unknown;
type Fields = Readonly<Record<string, string>>;
const records = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith(".json"))
    .map((name) => readJson(`content/${folder}/${name}`) as Fields);

/** Addresses of lists that may exceed the first packets of a response. */
const LONG_PATHS = Object.values<PageRow>(PAGE_KINDS).flatMap(({ path, isLongList }) =>
  path !== undefined && isLongList ? [path] : [],
);

/** Bytes, as sent, for the text of a document; the longest have about 1,800. */
const LARGE_TEXT = 900;
/** Bytes, as sent, that every document leaves for future code. */
const RESERVE = 600;
const LARGEST_DOCUMENT = LONGEST_DOCUMENT - RESERVE;
/** Text that occurs on no other page, for filling up. */
const PROSE = ["privacy", "agreement", "protocol", "ip-standard", "children-notice", "convention"]
  .map((slug) => readFileSync(`content/legal/${slug}.md`, "utf8").replaceAll(/\s+/g, " "))
  .join(" ");

/** Kinds of record with a page each: folder, schema, path of a record's page. */
const KINDS: Readonly<Record<string, readonly [string, string, (record: Fields) => string]>> = {
  profile: ["characters", "character", ({ cname = "" }) => characterPath(cname)],
  unit: ["units", "unit", ({ id = "" }) => unitPath(id)],
  agency: ["offices", "office", ({ id = "" }) => officePath(id)],
  club: ["clubs", "club", ({ key = "" }) => clubPath(key)],
  trip: ["trips", "trip", ({ id = "" }) => tripPath(id)],
  "idol of the audition": [
    "four-piece",
    "four-piece-idol",
    ({ slug = "" }) => fourPieceIdolPath(slug),
  ],
};

function withoutText(html: string): string {
  return html.replace(/<main[\s\S]*<\/main>/, (main) =>
    main.replaceAll(/>[^<]+</g, "><").replaceAll(/ (?:alt|aria-label|title)="[^"]*"/g, ""),
  );
}

describe("the built site keeps its budgets", () => {
  it("the code of each document leaves room for its text, and 600 bytes more", () => {
    const most = LARGEST_DOCUMENT - LARGE_TEXT;
    const long = pages.filter(
      ({ path, html }) => !LONG_PATHS.includes(path) && isTooLong(withoutText(html), most),
    );
    expect(long.map(({ path, html }) => [path, sizeAsSent(withoutText(html))])).toEqual([]);
  });

  it.each(Object.entries(KINDS))(
    "the longest %s that its schema allows leaves 600 bytes",
    (_, [folder, schema, pathOf]) => {
      const sizes = records(folder).flatMap((record) => {
        const page = pages.find(({ path }) => path === pathOf(record));
        if (!page) return [];
        const html = stretched(page.html, record, `${schema}.schema.json`, PROSE);
        return isTooLong(html, LARGEST_DOCUMENT) ? [[page.path, sizeAsSent(html)]] : [];
      });
      expect(sizes).toEqual([]);
    },
  );

  it("the home page leaves 600 bytes beside notices of any length", () => {
    const { html = "" } = pages.find(({ path }) => path === homePath) ?? {};
    const notices = readJson("content/api/activity-list.json");
    const size = sizeAsSent(stretched(html, notices, "activity-list.schema.json", PROSE));
    expect(size).toBeLessThanOrEqual(LARGEST_DOCUMENT);
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
