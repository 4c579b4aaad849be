import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentFolder } from "../../../lib/content/testing/content-folder";
import { readCatalogue } from "../../../lib/content/catalogue/read-catalogue";
import { pageDataFile } from "../../../lib/site/ledger/site-paths";
import type { Character } from "../../../content/types";
import { planPages } from "../../../lib/content/pages/plan-pages";
import { type Shown, SHOWN_VERSION } from "../../../plugins/site-files/shown/shown";
import { UsageError } from "../usage-error";
import { findImpact } from "./find-impact";
import type { Impact } from "./impact-types";

const content = new ContentFolder();
const CONTENT = join(content.root, "content");
const FINE = "/explore/units/fine";
const EICHI = "/explore/units/characters/tenshouin_eichi";
const WATARU = "/explore/units/characters/hibiki_wataru";
const LIST = "/explore/units/characters";
const CHARACTERS = readdirSync(join(CONTENT, "characters"));
const TRIPS = readdirSync(join(CONTENT, "trips")).map((name) => `trips/${name}`);

interface Reads {
  readonly files?: readonly string[];
  readonly pictures?: readonly string[];
  readonly unseen?: readonly string[];
}

const page = ({ files = [], pictures = [], unseen = [] }: Reads) => ({
  files,
  pictures,
  unseen,
  parts: [],
});

/** What some pages show, as a build would say it. */
const SHOWN: Shown = {
  version: SHOWN_VERSION,
  pages: {
    ...Object.fromEntries(planPages(readCatalogue(CONTENT)).map(({ path }) => [path, page({})])),
    "/trip01": page({ files: TRIPS }),
    "/": page({ files: ["site.json", "api/activity-list.json"], pictures: ["units/fine-wide"] }),
    [LIST]: page({ files: CHARACTERS.map((name) => `characters/${name}`), unseen: ["color"] }),
    [EICHI]: page({
      files: ["characters/tenshouin_eichi.json", "characters/hibiki_wataru.json"],
      pictures: ["characters/tenshouin_eichi"],
    }),
    [WATARU]: page({
      files: ["characters/hibiki_wataru.json", "characters/tenshouin_eichi.json"],
      pictures: ["characters/hibiki_wataru"],
    }),
    [FINE]: page({
      files: ["units/fine.json", "characters/tenshouin_eichi.json"],
      pictures: ["units/fine-wide", "characters/tenshouin_eichi-face"],
    }),
    "/flowerstand/maker": page({ files: ["stand-parts/"] }),
  },
  parts: {},
};

/** What the queries of those pages gave. */
const eichi = content.record<Character>("characters/tenshouin_eichi.json");
const wataru = content.record<Character>("characters/hibiki_wataru.json");
const named = ({ id, cname, name }: Character) => ({ jsonId: id, cname, name });
const DATA: Record<string, object> = {
  [LIST]: { idols: [named(eichi), named(wataru)] },
  [EICHI]: { character: { ...named(eichi), catch: eichi.catch, profile: eichi.profile } },
  [WATARU]: { character: { ...wataru, jsonId: wataru.id }, previous: named(eichi) },
  [FINE]: { unit: { members: [{ name: eichi.name, catch: eichi.catch }] } },
};

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
    cwd: content.root,
    stdio: "pipe",
  });
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(content.root, path)), { recursive: true });
  writeFileSync(join(content.root, path), text);
};
const tell = (shown: object) => write(".report/shown.json", JSON.stringify(shown));
const show = (data: typeof DATA) => {
  for (const [address, one] of Object.entries(data)) {
    write(`public/${pageDataFile(address)}`, JSON.stringify({ result: { data: one } }));
  }
};

beforeAll(() => {
  write(".gitignore", "/.report\n/public\n");
  write("src/page.tsx", "one");
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-qm", "Begin");
});
beforeEach(() => {
  tell(SHOWN);
  show(DATA);
});
afterEach(() => {
  content.restore();
  write("src/page.tsx", "one");
  for (const added of ["docs", "src/page.test.tsx"]) {
    rmSync(join(content.root, added), { recursive: true, force: true });
  }
});
afterAll(() => content.remove());

const find = (): Impact => findImpact(content.root, "main");
const why = ({ addresses }: Impact = find()) =>
  Object.fromEntries(addresses.map((one) => [one.address, one.why]));

it("says nothing where nothing differs", () => {
  expect(find()).toMatchObject({ files: [], everywhere: [], addresses: [], isGuess: false });
});

it("names the pages that show a value of a record, its own first, and no others", () => {
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  const impact = find();
  const shows = ["shows catch of characters/tenshouin_eichi.json"];
  expect(impact.files).toEqual(["content/characters/tenshouin_eichi.json"]);
  expect(impact.everywhere).toEqual([]);
  expect(impact.addresses).toEqual([
    { address: EICHI, why: shows },
    { address: FINE, why: shows },
  ]);
});

it("does not name a page for a height that it shows of somebody else", () => {
  const profile = { ...eichi.profile, height: "170" };
  content.edit("characters/tenshouin_eichi.json", { profile });
  expect(Object.keys(why())).toEqual([EICHI]);
});

it("names the pages that pick or sort by a value, and those that show who is named by another", () => {
  content.edit("characters/tenshouin_eichi.json", { color: "#123456" });
  expect(Object.keys(why())).toContain(LIST);
  content.restore();
  content.edit("characters/tenshouin_eichi.json", { circle: [] });
  expect(Object.keys(why())).toEqual(expect.arrayContaining([EICHI, FINE, LIST, WATARU]));
});

it("names all pages that read a record where the built site is gone", () => {
  rmSync(join(content.root, "public"), { recursive: true });
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  expect(Object.keys(why()).sort()).toEqual([LIST, EICHI, WATARU, FINE].sort());
});

it("names no page where only the layout of a file is another", () => {
  const file = "characters/tenshouin_eichi.json";
  content.write(file, JSON.stringify(JSON.parse(content.read(file))));
  expect(find().addresses).toEqual([]);
});

it("names the pages whose pictures are drawn anew, after those that show the record", () => {
  content.replace("characters/tenshouin_eichi.json", '"name": "Eichi', '"name": "Eiichi');
  const impact = find();
  expect(why(impact)[EICHI]).toContain("drawn anew on it: characters/tenshouin_eichi");
  expect(why(impact)[FINE]).toContain(
    "drawn anew on it: characters/tenshouin_eichi-face, units/fine-wide",
  );
  // The group picture shows him as well.
  expect(impact.addresses.at(-1)).toEqual({
    address: "/",
    why: ["drawn anew on it: units/fine-wide"],
  });
});

it("names the pages whose pictures show a drawing of content/art", () => {
  const trip = page({ pictures: ["trips/trip03"] });
  tell({ ...SHOWN, pages: { ...SHOWN.pages, "/trip03": trip } });
  content.replace("art/sceneries/harbour.svg", "M-300 940H300", "M-300 950H300");
  expect(why()).toEqual({ "/trip03": ["drawn anew on it: trips/trip03"] });
});

it("names the page of a new file of art", () => {
  content.write("art/characters/hibiki_wataru.png", "a picture");
  expect(why()).toEqual({ [WATARU]: ["drawn anew on it: characters/hibiki_wataru"] });
});

it("names a new page, its neighbours, and what lists all of its kind", () => {
  const trip = content.record<{ number: number }>("trips/trip03.json");
  content.write("trips/trip04.json", JSON.stringify({ ...trip, id: "trip04", number: 4 }));
  expect(why()).toEqual({
    "/trip04": ["new page"],
    "/trip03": ["its neighbours change"],
    "/trip01": ["lists all of trips/", "its neighbours change"],
    "/colors.css": ["the style sheet of colours"],
  });
});

it("names a page that goes away, and where its address leads", () => {
  content.delete("trips/trip03.json");
  expect(why()["/trip03"]).toEqual(["page goes away"]);
  const redirects = [{ from: "/trip03", to: "/trip02" }];
  content.write("redirects.json", JSON.stringify({ redirects }));
  expect(why()["/trip03"]).toEqual(["page goes away", "leads to /trip02"]);
});

it("names the pages that a record alone does not touch, but its order does", () => {
  content.edit("offices/sp.json", { order: 3 });
  expect(Object.keys(why())).toEqual(expect.arrayContaining([FINE, "/explore/units/2wink", EICHI]));
});

it("names the style sheet of a colour, which no page holds itself, last", () => {
  content.replace("units/fine.json", '"color1": "#ffd7a0"', '"color1": "#ffd7a1"');
  const { everywhere, addresses } = find();
  expect(everywhere).toEqual([]);
  expect(addresses.at(-1)).toEqual({ address: "/colors.css", why: ["the style sheet of colours"] });
});

it("says that all pages are touched where a letter is new to the fonts, or the site’s record is", () => {
  content.replace("units/fine.json", "Angels on schedule", "Angels ☃ schedule");
  expect(find().everywhere).toEqual(["the fonts’ characters change"]);
  content.restore();
  content.write("site.json", `${content.read("site.json")}\n`);
  expect(find().everywhere).toEqual(["site.json is on every page"]);
});

it("names the answers of calls, also one that is made of other records", () => {
  const [exhibit = ""] = readdirSync(join(CONTENT, "exhibits"));
  content.edit(`exhibits/${exhibit}`, { title: "Another title" });
  expect(why()).toMatchObject({ "/api/c/exhibition/list": ["the answer of a call"] });
});

it("counts a whole folder that a page is made of", () => {
  content.replace("stand-parts/flowers/roses.svg", "<svg", "<svg ");
  expect(why()).toEqual({ "/flowerstand/maker": ["shows stand-parts/flowers/roses.svg"] });
});

it("takes all pages for touched where code changes, and none where only tests and texts do", () => {
  write("src/page.tsx", "two");
  write("src/page.test.tsx", "two");
  write("docs/content.md", "two");
  expect(find()).toMatchObject({ files: ["src/page.tsx"], everywhere: ["code: src/page.tsx"] });
});

it("does not take the list of names, which follows from the records, for code", () => {
  const names = "schema/names.schema.json";
  content.write(names, `${content.read(names)}\n`);
  expect(find()).toMatchObject({ everywhere: [], addresses: [] });
});

it("takes all pages for touched where it cannot read the content", () => {
  for (const path of ["units/fine.json", "redirects.json"]) content.write(path, "{");
  expect(find().everywhere).toEqual([expect.stringContaining("cannot read both states")]);
});

it("takes a page that the last build did not have for touched", () => {
  const { [WATARU]: _unknown, ...pages } = SHOWN.pages;
  tell({ ...SHOWN, pages });
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  expect(why()[WATARU]).toEqual(["the last build did not have this page, so it may show anything"]);
});

it("guesses where there was no build, by the pages that are made for the record, and says so", () => {
  rmSync(join(content.root, ".report"), { recursive: true });
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  const { isGuess, addresses } = find();
  expect(isGuess).toBe(true);
  expect(addresses[0]?.address).toBe(EICHI);
  expect(addresses.map(({ why: [reason] }) => reason)).toEqual(
    expect.arrayContaining([
      "is the page of characters/tenshouin_eichi.json",
      "may show characters/tenshouin_eichi.json",
    ]),
  );
});

it("asks for a revision that exists", () => {
  expect(() => findImpact(content.root, "mian")).toThrow(UsageError);
  expect(() => findImpact(content.root, "mian")).toThrow('no revision "mian"');
});
