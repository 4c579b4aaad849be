import { readFileSync, statSync } from "node:fs";
import { create } from "fontkit";
import { HtmlValidate } from "html-validate";
import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";
import { builtPages, firstGroups, visibleText } from "./pages";

const pages = builtPages();
const catalogue = readCatalogue("content");
const page = (path: string): string => pages.find((one) => one.path === path)?.html ?? "";

/** The longest page of each template; the others differ in their text only. */
const longest = [
  ...new Map(
    pages
      .toSorted((one, other) => one.html.length - other.html.length)
      .map(({ path }) => [templateOf(path), path]),
  ).values(),
];

function templateOf(path: string): string {
  const file = `public/page-data${path === "/" ? "/index" : path}/page-data.json`;
  if (!isFile(file)) return path;
  return (JSON.parse(readFileSync(file, "utf8")) as { componentChunkName: string })
    .componentChunkName;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

const htmlValidate = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Style of Gatsby and React for void elements, attributes and entities.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A list of drawn figures cannot be a native list.
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "no-inline-style": "error",
    "long-title": "off",
    // Gatsby's root element is ___gatsby; scripts are our own files.
    "valid-id": ["error", { relaxed: true }],
    "require-sri": "off",
  },
});

describe("the built site", () => {
  it("has a page for every unit and every character, and none for audition records", () => {
    for (const { id } of catalogue.units) expect(page(`/explore/units/${id}`)).not.toBe("");
    const cnames = new Set(catalogue.characters.map(({ cname }) => cname));
    for (const cname of cnames) {
      expect(page(`/explore/units/characters/${cname}`)).not.toBe("");
    }
    expect(pages.filter(({ path }) => path.startsWith("/explore/units/characters/"))).toHaveLength(
      cnames.size,
    );
  });

  it.each(longest)("%s, the longest page of its template, is valid HTML", async (path) => {
    const report = await htmlValidate.validateString(page(path));
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it("has no duplicate ids on a page", () => {
    for (const { html, path } of pages) {
      const ids = firstGroups(html, /<[a-z][^>]* id="([^"]*)"/g);
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
    }
  });

  it("has the colours of every first view in its head, and a rule for every coloured element", () => {
    const rules = new Set(
      firstGroups(readFileSync("public/colors.css", "utf8"), /^(?::where\()?\[([^\]]+)\]/gm),
    );
    // Most trips have the colours of their unit; “all” is a choice of a filter.
    const withoutRule = new Set([
      'data-venue="all"',
      ...catalogue.trips.map(({ id }) => `data-trip="${id}"`),
    ]);
    const colorAttributes = (html: string) =>
      firstGroups(html, /\b(data-(?:unit|character|campaign|trip|venue)="[^"]+")/g);
    for (const { html, path } of pages) {
      const [head = "", body = ""] = html.split("<body");
      const withoutColors = colorAttributes(body).filter(
        (one) => !rules.has(one) && !withoutRule.has(one),
      );
      expect([path, withoutColors]).toEqual([path, []]);
      // A page without inline colours waits for the sheet of all; otherwise that sheet is linked below the first view.
      const waitsForColors = head.includes('href="/colors.css"') && !head.includes("<noscript>");
      const [firstView = "", ...rest] = body.split('<link rel="stylesheet" href="/colors.css"/>');
      expect([path, rest.length]).toEqual([path, waitsForColors ? 0 : 1]);
      const known = waitsForColors ? rules : new Set(colorAttributes(head));
      const missing = colorAttributes(firstView).filter(
        (one) => !known.has(one) && !withoutRule.has(one),
      );
      expect([path, missing]).toEqual([path, []]);
    }
  });

  it("has one title, one description and one first-level heading on every page", () => {
    for (const { html, path } of pages) {
      const counted = [
        firstGroups(html, /<title[^>]*>([^<]*)/g),
        firstGroups(html, /name="description" content="([^"]*)"/g),
        firstGroups(html, /<(h1)[ >]/g),
      ].map(({ length }) => length);
      expect([path, ...counted]).toEqual([path, 1, 1, 1]);
    }
  });

  it("links only to pages, files and sections that exist", () => {
    const paths = new Set(pages.map(({ path }) => path));
    // The board scrolls to any notice, by scripts.
    const notices = new Set(
      pages
        .filter(({ path }) => path.startsWith("/information/"))
        .flatMap(({ html }) => firstGroups(html, /<article id="([^"]*)"/g)),
    );
    const broken = pages.flatMap(({ path, html }) =>
      firstGroups(html, /<a [^>]*href="([^"]*)"/g)
        .filter((href) => !href.startsWith("https://"))
        .filter((href) => {
          const [address = "", section] = href.split("#");
          const target = address.split("?")[0] ?? "";
          const targetPath = target === "" ? path : target;
          const known = paths.has(targetPath) || isFile(`public${targetPath}`);
          // Browsers define the section "top".
          const isNamed = section !== undefined && section !== "top";
          if (targetPath === "/information" && notices.has(section ?? "")) return false;
          return !known || (isNamed && !page(targetPath).includes(`id="${section}"`));
        })
        .map((href) => `${path} → ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it("shows only pictures that exist, each with a size and a text alternative", () => {
    const files = new Set(
      pages.flatMap(({ html }) => [
        ...firstGroups(html, /<img[^>]* src="([^"]*)"/g),
        ...firstGroups(html, /srcSet="([^"]*)"/gi).flatMap((set) =>
          set.split(",").map((entry) => entry.trim().split(" ")[0] ?? ""),
        ),
      ]),
    );
    expect(files.size).toBeGreaterThan(500);
    expect([...files].filter((file) => !isFile(`public${file}`))).toEqual([]);
    for (const { html } of pages) {
      for (const [tag] of html.matchAll(/<img [^>]*>/g)) {
        expect(tag).toMatch(/ alt="/);
        expect(tag).toMatch(/ width="\d+"/);
        expect(tag).toMatch(/ height="\d+"/);
      }
    }
  });

  it("preloads its fonts, at most 60 kB, and they hold every Latin character of every page", () => {
    const preloads = firstGroups(page("/"), /<link rel="preload" as="font"[^>]* href="([^"]*)"/g);
    expect(preloads).toHaveLength(2);
    const fonts = preloads.map((file) => readFileSync(`public${file}`));
    expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(60_000);
    const words = pages.map(({ html }) => visibleText(html)).join("");
    const latin = [...new Set(words)].filter((one) => /[!-\u024F\u2010-\u2027]/.test(one));
    for (const bytes of fonts) {
      const font = create(bytes);
      const held = "characterSet" in font ? new Set(font.characterSet) : new Set<number>();
      expect(latin.filter((one) => !held.has(one.codePointAt(0) ?? 0))).toEqual([]);
    }
  });

  it("requests nothing from other hosts", () => {
    for (const { html } of pages) {
      const loaded = [
        ...firstGroups(html, /<(?:script|img|source|iframe)[^>]* src(?:set)?="(https?:[^"]*)"/gi),
        ...[...html.matchAll(/<link [^>]*>/g)]
          .map(([tag]) => tag)
          // The canonical address and the address of data, which browsers do not fetch.
          .filter((tag) => !/ rel="(canonical|alternate)"/.test(tag))
          .filter((tag) => tag.includes('href="http')),
      ];
      expect(loaded).toEqual([]);
    }
  });
});
