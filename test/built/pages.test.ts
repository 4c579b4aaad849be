import { existsSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { readCatalogue } from "../../plugins/catalogue/read-catalogue";
import { builtPages } from "./pages";

const pages = builtPages();
const catalogue = readCatalogue("content");
const page = (path: string): string => pages.find((one) => one.path === path)?.html ?? "";
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? "");

const htmlValidate = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Gatsby and React write void elements, attribute case and entities their own way.
    "void-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "no-inline-style": "error",
    "long-title": "off",
    // Gatsby's root element is called ___gatsby; scripts are our own files.
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

  it.each(pages.map(({ path }) => path))("%s is valid HTML", async (path) => {
    const report = await htmlValidate.validateString(page(path));
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it("gives every page a title, a description and one first heading of its own", () => {
    const titles = pages.map(({ html }) => all(html, /<title[^>]*>([^<]*)/g));
    const descriptions = pages.map(({ html }) =>
      all(html, /name="description" content="([^"]*)"/g),
    );
    for (const [place, { html, path }] of pages.entries()) {
      expect([path, titles[place]?.length]).toEqual([path, 1]);
      expect([path, descriptions[place]?.length]).toEqual([path, 1]);
      expect([path, all(html, /<(h1)[ >]/g).length]).toEqual([path, 1]);
    }
    const indexed = titles.flat().filter((title) => !title.startsWith("Page not found"));
    expect(new Set(indexed).size).toBe(indexed.length);
  });

  it("links only to pages, files and sections that exist", () => {
    const paths = new Set(pages.map(({ path }) => path));
    const broken = pages.flatMap(({ path, html }) =>
      all(html, /<a [^>]*href="([^"]*)"/g)
        .filter((href) => !href.startsWith("https://"))
        .filter((href) => {
          const [target = "", section] = href.split("#");
          const goal = target === "" ? path : target;
          const known = paths.has(goal) || existsSync(`public${goal}`);
          return !known || (section && !page(goal).includes(`id="${section}"`));
        })
        .map((href) => `${path} → ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it("shows only pictures that exist, each with a size and a text alternative", () => {
    const files = new Set(
      pages.flatMap(({ html }) => [
        ...all(html, /<img[^>]* src="([^"]*)"/g),
        ...all(html, /srcSet="([^"]*)"/gi).flatMap((set) =>
          set.split(",").map((entry) => entry.trim().split(" ")[0] ?? ""),
        ),
      ]),
    );
    expect(files.size).toBeGreaterThan(500);
    expect([...files].filter((file) => !existsSync(`public${file}`))).toEqual([]);
    for (const { html } of pages) {
      for (const [tag] of html.matchAll(/<img [^>]*>/g)) {
        expect(tag).toMatch(/ alt="/);
        expect(tag).toMatch(/ width="\d+"/);
        expect(tag).toMatch(/ height="\d+"/);
      }
    }
  });

  it("asks nothing of any other host", () => {
    for (const { html } of pages) {
      const loaded = [
        ...all(html, /<(?:script|img|source|iframe)[^>]* src(?:set)?="(https?:[^"]*)"/gi),
        ...all(html, /<link[^>]* rel="(?:stylesheet|preload|icon)"[^>]* href="(https?:[^"]*)"/g),
      ];
      expect(loaded).toEqual([]);
    }
  });
});

describe("a character's page", () => {
  const text = (html: string) =>
    html
      .replaceAll(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, "")
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&")
      .replaceAll(/\s+/g, " ");

  it.each(
    catalogue.characters
      .filter(({ unit }) => unit !== "4piece")
      .map(({ cname, id }) => [cname, id]),
  )("of %s says without scripts all that its record says", (cname, id) => {
    const record = catalogue.characters.find((one) => one.id === id);
    const words = text(page(`/explore/units/characters/${cname}`));
    if (!record) throw new Error("no record");
    const expected = [
      record.name,
      record.desc,
      record.recruitText,
      ...record.text.split("\n\n"),
      ...record.catch.split("\n"),
      ...Object.values(record.names),
      ...(record.comment ? [record.comment] : []),
      ...(record.profile.interestJa ? [record.profile.interestJa, record.profile.stuntJa] : []),
      ...(record.cv === "-" ? [] : [record.cv]),
      ...(record.profile.year1
        ? [record.profile.year1.interest, record.profile.year1.stuntJa]
        : []),
      ...(record.sourceNotes ?? []),
      ...catalogue.clubs.filter(({ key }) => record.circle.includes(key)).map(({ desc }) => desc),
    ];
    for (const part of expected) expect(words).toContain(part?.replaceAll(/\s+/g, " "));
  });

  it("never shows a bare dash or question marks for what is unknown", () => {
    const words = page("/explore/units/characters/anzu");
    expect(words).not.toMatch(/<dd[^>]*>(-|\?\?\?)</);
    expect(words).toContain("Unknown so far");
  });

  it("tells the audition and the debut of a newcomer on one page", () => {
    const words = text(page("/explore/units/characters/esu"));
    for (const { text: story } of catalogue.characters.filter(({ cname }) => cname === "esu")) {
      expect(words).toContain(story.split("\n\n")[0]);
    }
  });
});
