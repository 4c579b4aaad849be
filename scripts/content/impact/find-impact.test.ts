import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentFolder } from "../../../lib/content/testing/content-folder";
import { readCatalogue } from "../../../lib/content/catalogue/read-catalogue";
import { planPages } from "../../../lib/content/pages/plan-pages";
import { SHOWN_VERSION } from "../../../plugins/build-report/shown/shown";
import { UsageError } from "../usage-error";
import { findImpact } from "./find-impact";
import { type FileImpact, TOGETHER } from "./impact-types";

const content = new ContentFolder();
const CONTENT = join(content.root, "content");
const FINE = "/explore/units/fine";
const EICHI = "/explore/units/characters/tenshouin_eichi";
const WATARU = "/explore/units/characters/hibiki_wataru";
const LIST = "/explore/units/characters";
const CHARACTERS = readdirSync(join(CONTENT, "characters"));
const TRIPS = readdirSync(join(CONTENT, "trips")).map((name) => `trips/${name}`);

/** What some pages show, as a build would say it. */
const SHOWN = {
  version: SHOWN_VERSION,
  pages: {
    ...Object.fromEntries(
      planPages(readCatalogue(CONTENT)).map(({ path: address }) => [
        address,
        { files: [], pictures: [], query: "any", about: {}, parts: [] },
      ]),
    ),
    "/trip01": { files: TRIPS, pictures: [], query: "any", about: {}, parts: [] },
    "/": {
      files: ["site.json", "api/activity-list.json"],
      pictures: ["units/fine-wide"],
      query: "any",
      about: {},
      parts: [],
    },
    [LIST]: {
      files: CHARACTERS.map((name) => `characters/${name}`),
      pictures: [],
      query: "names",
      about: {},
      parts: [],
    },
    [EICHI]: {
      files: ["characters/tenshouin_eichi.json", "characters/hibiki_wataru.json"],
      pictures: ["characters/tenshouin_eichi"],
      query: "any",
      about: {},
      parts: [],
    },
    [WATARU]: {
      files: ["characters/hibiki_wataru.json"],
      pictures: ["characters/hibiki_wataru"],
      query: "any",
      about: {},
      parts: [],
    },
    [FINE]: {
      files: ["units/fine.json", "characters/tenshouin_eichi.json"],
      pictures: ["units/fine-wide", "characters/tenshouin_eichi-face"],
      query: "any",
      about: {},
      parts: [],
    },
    "/flowerstand/maker": {
      files: ["stand-parts/"],
      pictures: [],
      query: "any",
      about: {},
      parts: [],
    },
  },
  parts: {},
  fields: { names: { "characters/": ["name", "cname"] } },
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

beforeAll(() => {
  write(".gitignore", "/.report\n");
  write("src/page.tsx", "one");
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-qm", "Begin");
});
beforeEach(() => tell(SHOWN));
afterEach(() => {
  content.restore();
  write("src/page.tsx", "one");
  for (const added of ["docs", "src/page.test.tsx"]) {
    rmSync(join(content.root, added), { recursive: true, force: true });
  }
});
afterAll(() => content.remove());

const impacts = (): readonly FileImpact[] => findImpact(content.root, "main").files;
const of = (file: string, among = impacts()): FileImpact => {
  const found = among.find((one) => one.file === file);
  if (!found) throw new Error(`nothing is said of ${file}`);
  return found;
};
const why = ({ addresses }: FileImpact) =>
  Object.fromEntries(addresses.map((one) => [one.address, one.why]));

it("says nothing where nothing differs", () => {
  expect(impacts()).toEqual([]);
});

it("names the pages that show a record, and no others", () => {
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  const [impact, ...others] = impacts();
  const shows = ["shows characters/tenshouin_eichi.json"];
  expect(impact).toMatchObject({
    file: "content/characters/tenshouin_eichi.json",
    status: "changed",
    everywhere: [],
  });
  // The list reads other fields of it.
  expect(impact && why(impact)).toEqual({ [EICHI]: shows, [FINE]: shows });
  expect(impact?.addresses[0]?.address).toBe(EICHI);
  expect(others).toEqual([]);
});

it("names no page where only the layout of a file is another", () => {
  const file = "characters/tenshouin_eichi.json";
  content.write(file, JSON.stringify(JSON.parse(content.read(file))));
  expect(of(`content/${file}`).addresses).toEqual([]);
});

it("names the pages whose pictures are drawn anew", () => {
  content.replace("characters/tenshouin_eichi.json", '"name": "Eichi', '"name": "Eiichi');
  const { addresses } = of("content/characters/tenshouin_eichi.json");
  const anew = (page: string) => addresses.find(({ address }) => address === page)?.why;
  expect(anew(EICHI)).toContain("its picture characters/tenshouin_eichi is drawn anew");
  expect(anew(FINE)).toContain("its picture characters/tenshouin_eichi-face is drawn anew");
  // The group picture shows him as well.
  expect(anew("/")).toEqual(["its picture units/fine-wide is drawn anew"]);
  expect(anew(WATARU)).toBeUndefined();
});

it("names the page of a new file of art", () => {
  content.write("art/characters/hibiki_wataru.png", "a picture");
  expect(why(of("content/art/characters/hibiki_wataru.png"))).toEqual({
    [WATARU]: ["its picture characters/hibiki_wataru is drawn anew"],
  });
});

it("names a new page, its neighbours, and what lists all of its kind", () => {
  const trip = content.record<{ number: number }>("trips/trip03.json");
  content.write("trips/trip04.json", JSON.stringify({ ...trip, id: "trip04", number: 4 }));
  expect(why(of("content/trips/trip04.json"))).toEqual({
    "/trip04": ["new page"],
    "/trip03": ["its neighbours change"],
    "/trip01": ["lists all of trips/", "its neighbours change"],
    "/colors.css": ["the style sheet of colours"],
  });
});

it("names a page that goes away, and where its address leads", () => {
  content.delete("trips/trip03.json");
  expect(why(of("content/trips/trip03.json"))["/trip03"]).toEqual([
    "page goes away (without a redirect)",
  ]);
  const redirects = [{ from: "/trip03", to: "/trip02" }];
  content.write("redirects.json", JSON.stringify({ redirects }));
  const both = impacts();
  expect(why(of("content/trips/trip03.json", both))["/trip03"]).toEqual([
    "page goes away (redirect to /trip02)",
  ]);
  expect(why(of("content/redirects.json", both))).toEqual({ "/trip03": ["leads to /trip02"] });
});

it("names the pages that a record alone does not touch, but its order does", () => {
  content.edit("offices/sp.json", { order: 3 });
  expect(Object.keys(why(of("content/offices/sp.json")))).toEqual(
    expect.arrayContaining([FINE, "/explore/units/2wink", EICHI]),
  );
});

it("names the style sheet of a colour, which no page holds itself", () => {
  content.replace("units/fine.json", '"color1": "#ffd7a0"', '"color1": "#ffd7a1"');
  const impact = of("content/units/fine.json");
  expect(impact.everywhere).toEqual([]);
  expect(why(impact)["/colors.css"]).toEqual(["the style sheet of colours"]);
});

it("says that all pages are touched where a letter is new to the fonts, or the site’s record is", () => {
  content.replace("units/fine.json", "Angels on schedule", "Angels ☃ schedule");
  expect(of("content/units/fine.json").everywhere).toEqual(["the fonts’ characters change"]);
  content.write("site.json", `${content.read("site.json")}\n`);
  expect(of("content/site.json").everywhere).toEqual(["all pages: site.json is on every page"]);
});

it("names the answers of calls, also one that is made of other records", () => {
  const [exhibit = ""] = readdirSync(join(CONTENT, "exhibits"));
  content.edit(`exhibits/${exhibit}`, { title: "Another title" });
  expect(why(of(`content/exhibits/${exhibit}`))).toMatchObject({
    "/api/c/exhibition/list": ["the answer of a call"],
  });
});

it("counts a whole folder that a page is made of", () => {
  content.replace("stand-parts/flowers/roses.svg", "<svg", "<svg ");
  expect(why(of("content/stand-parts/flowers/roses.svg"))).toEqual({
    "/flowerstand/maker": ["shows stand-parts/flowers/roses.svg"],
  });
});

it("takes all pages for touched where code changes, and none where only tests and texts do", () => {
  write("src/page.tsx", "two");
  write("src/page.test.tsx", "two");
  write("docs/content.md", "two");
  expect(impacts()).toEqual([
    expect.objectContaining({ file: "src/page.tsx", everywhere: ["all pages may change: code"] }),
  ]);
});

it("takes all pages for touched where it cannot read the content", () => {
  for (const path of ["units/fine.json", "redirects.json"]) content.write(path, "{");
  expect(of("content/units/fine.json").everywhere).toEqual([
    expect.stringContaining("cannot read both states"),
  ]);
});

it("takes a page that the last build did not have for touched", () => {
  const { [WATARU]: _unknown, ...pages } = SHOWN.pages;
  tell({ ...SHOWN, pages });
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  expect(why(of(TOGETHER))).toEqual({
    [WATARU]: ["the last build did not have this page, so it may show anything"],
  });
});

it("asks for a build where there was none, and for a revision that exists", () => {
  expect(() => findImpact(content.root, "mian")).toThrow(UsageError);
  expect(() => findImpact(content.root, "mian")).toThrow('no revision "mian"');
  rmSync(join(content.root, ".report"), { recursive: true });
  expect(() => findImpact(content.root, "main")).toThrow("npm run build, once");
});
