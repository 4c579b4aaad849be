import { readFileSync, statSync } from "node:fs";
import { create } from "fontkit";
import { HtmlValidate } from "html-validate";
import { readCatalogue } from "../../lib/content/catalogue/read-catalogue";
import { formatDate } from "../../lib/format/birthday";
import { builtPages } from "./pages";

const pages = builtPages();
const catalogue = readCatalogue("content");
const page = (path: string): string => pages.find((one) => one.path === path)?.html ?? "";
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? "");

/** The longest page of each template: what differs between its pages is their words. */
const longest = [
  ...new Map(
    pages
      .toSorted((one, other) => one.html.length - other.html.length)
      .map(({ path }) => [templateOf(path), path]),
  ).values(),
];

/** The template or page of src/ that a page is made by. */
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
    // Gatsby and React write void elements, attributes and entities their own way.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A list of drawn figures is no native list of words.
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
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

  it.each(longest)("%s, the longest page of its template, is valid HTML", async (path) => {
    const report = await htmlValidate.validateString(page(path));
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it("gives no id to two elements of a page", () => {
    for (const { html, path } of pages) {
      const ids = all(html, /<[a-z][^>]* id="([^"]*)"/g);
      expect([path, ids.filter((id, place) => ids.indexOf(id) !== place)]).toEqual([path, []]);
    }
  });

  it("links every page to the colours before its own styles, with a rule for all that it paints", () => {
    const rules = new Set(all(readFileSync("public/colors.css", "utf8"), /^\[([^\]]+)\]/gm));
    // Most trips have the colours of their unit; “all” is a choice of a filter.
    const bare = new Set([
      'data-venue="all"',
      ...catalogue.trips.map(({ id }) => `data-trip="${id}"`),
    ]);
    for (const { html, path } of pages) {
      expect([path, all(html, /<link[^>]*href="(\/colors\.css)"/g)]).toEqual([
        path,
        ["/colors.css"],
      ]);
      expect(html.indexOf("/colors.css")).toBeLessThan(html.indexOf("<style"));
      const body = html.slice(html.indexOf("<body"));
      const painted = all(body, /\b(data-(?:unit|character|campaign|trip|venue)="[^"]+")/g);
      const unpainted = painted.filter((one) => !rules.has(one) && !bare.has(one));
      expect([path, unpainted]).toEqual([path, []]);
    }
  });

  it("gives every page one title, one description and one first heading", () => {
    for (const { html, path } of pages) {
      const counted = [
        all(html, /<title[^>]*>([^<]*)/g),
        all(html, /name="description" content="([^"]*)"/g),
        all(html, /<(h1)[ >]/g),
      ].map(({ length }) => length);
      expect([path, ...counted]).toEqual([path, 1, 1, 1]);
    }
  });

  it("links only to pages, files and sections that exist", () => {
    const paths = new Set(pages.map(({ path }) => path));
    const broken = pages.flatMap(({ path, html }) =>
      all(html, /<a [^>]*href="([^"]*)"/g)
        .filter((href) => !href.startsWith("https://"))
        .filter((href) => {
          const [address = "", section] = href.split("#");
          const target = address.split("?")[0] ?? "";
          const goal = target === "" ? path : target;
          const known = paths.has(goal) || isFile(`public${goal}`);
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
    const preloads = all(page("/"), /<link rel="preload" as="font"[^>]* href="([^"]*)"/g);
    expect(preloads).toHaveLength(2);
    const fonts = preloads.map((file) => readFileSync(`public${file}`));
    expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(60_000);
    const words = pages.map(({ html }) => text(html)).join("");
    const latin = [...new Set(words)].filter((one) => /[!-\u024F\u2010-\u2027]/.test(one));
    for (const bytes of fonts) {
      const font = create(bytes);
      const held = "characterSet" in font ? new Set(font.characterSet) : new Set<number>();
      expect(latin.filter((one) => !held.has(one.codePointAt(0) ?? 0))).toEqual([]);
    }
  });

  it("asks nothing of any other host", () => {
    for (const { html } of pages) {
      const loaded = [
        ...all(html, /<(?:script|img|source|iframe)[^>]* src(?:set)?="(https?:[^"]*)"/gi),
        ...[...html.matchAll(/<link [^>]*>/g)]
          .map(([tag]) => tag)
          // Where the page counts, and its data: browsers fetch neither.
          .filter((tag) => !/ rel="(canonical|alternate)"/.test(tag))
          .filter((tag) => tag.includes('href="http')),
      ];
      expect(loaded).toEqual([]);
    }
  });
});

/** The words of a page as a reader without scripts has them. */
const text = (html: string): string =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

/** The parts that the words of a page do not hold. */
const missing = (words: string, parts: (string | undefined)[]) =>
  parts.filter((part) => part === undefined || !words.includes(part.replaceAll(/\s+/g, " ")));

describe("a unit's page", () => {
  it.each(catalogue.units.map((unit) => [unit.id, unit] as const))(
    "of %s tells all",
    (id, unit) => {
      const members = catalogue.characters.filter((one) => unit.list.includes(one.id));
      expect(
        missing(text(page(`/explore/units/${id}`)), [
          unit.name,
          unit.display.lead,
          unit.display.leadEn,
          ...unit.display.desc.split("\n\n"),
          ...(unit.firstRelease ? [unit.firstRelease.title] : []),
          ...(unit.leaderNote ? [unit.leaderNote] : []),
          ...members.flatMap(({ name, desc }) => [name, desc]),
        ]),
      ).toEqual([]);
    },
  );
});

describe("a trip's page", () => {
  it.each(catalogue.trips.map((trip) => [trip.id, trip] as const))(
    "of %s tells all",
    (id, trip) => {
      const html = page(`/${id}`);
      const unit = catalogue.units.find((one) => one.id === trip.unitId)?.name ?? trip.unit;
      const cast = catalogue.characters.filter((one) => trip.cast.includes(one.id));
      expect(cast).toHaveLength(trip.cast.length);
      expect(
        missing(text(html), [
          trip.title,
          trip.lead,
          trip.album,
          unit,
          formatDate(trip.released),
          ...trip.text.split("\n\n"),
          ...trip.stops.flatMap(({ name, note }) => [name, note]),
          ...cast.map(({ name }) => name),
          ...catalogue.trips.map(({ title }) => title),
        ]),
      ).toEqual([]);
      const links = all(html, /<a [^>]*href="([^"]*)"/g);
      const profiles = cast.map(({ cname }) => `/explore/units/characters/${cname}`);
      const others = catalogue.trips.map((other) => `/${other.id}`);
      expect([...profiles, ...others].filter((path) => !links.includes(path))).toEqual([]);
      expect(html).toContain(`alt="${trip.alt}"`);
    },
  );
});

describe("the unit explorer and the list of units", () => {
  it.each(["/explore/units", "/explore/units/list"])(
    "%s tells of every office and names every unit",
    (path) => {
      expect(
        missing(text(page(path)), [
          ...catalogue.offices.flatMap(({ name, desc }) => [name, desc]),
          ...catalogue.units.map(({ name }) => name),
        ]),
      ).toEqual([]);
    },
  );

  it("shows the default unit with its leader before any script runs", () => {
    const fine = catalogue.units.find(({ id }) => id === "fine");
    const members = catalogue.characters.filter(({ id }) => fine?.list.includes(id));
    const leader = members.find(({ id }) => id === fine?.leader);
    expect(
      missing(text(page("/explore/units")), [
        fine?.display.lead,
        fine?.display.leadEn,
        ...members.map(({ name }) => name),
        leader?.desc,
        ...(leader?.catch.split("\n") ?? []),
        ...catalogue.clubs
          .filter(({ key }) => leader?.circle.includes(key))
          .map((one) => one.title),
      ]),
    ).toEqual([]);
  });

  it("names every idol on the page of all characters, each once", () => {
    const links = all(page("/explore/units/characters"), /<h3[^>]*><a [^>]*href="([^"]*)"/g);
    const cnames = new Set(catalogue.characters.map(({ cname }) => cname));
    expect(links.toSorted()).toEqual(
      [...cnames].map((cname) => `/explore/units/characters/${cname}`).toSorted(),
    );
  });

  it("carries the desktop rule in the head of the pages for mobile, and of no other", () => {
    const ruled = pages
      .filter(({ html }) => html.includes("location.replace"))
      .map((one) => one.path);
    expect(ruled.toSorted()).toEqual(["/explore/units/characters", "/explore/units/list"]);
  });
});

const published = (value: string, measure = "") =>
  value === "-" || value === "???" ? [] : [measure ? `${value} ${measure}` : value];

describe("a character's page", () => {
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
      ...(record.vnote ? [record.vnote, record.vname] : []),
      ...(record.profile.school ? [record.profile.school] : []),
      ...published(record.profile.height, "cm"),
      ...published(record.profile.weight, "kg"),
      ...published(record.profile.age),
      ...published(record.profile.blood),
      ...(record.profile.year1
        ? [record.profile.year1.interest, record.profile.year1.stuntJa]
        : []),
      ...(record.sourceNotes ?? []),
      ...catalogue.clubs.filter(({ key }) => record.circle.includes(key)).map(({ desc }) => desc),
    ];
    expect(missing(words, expected)).toEqual([]);
  });

  it("never shows a bare dash or question marks for what is unknown", () => {
    const words = page("/explore/units/characters/anzu");
    expect(words).not.toMatch(/<dd[^>]*>(-|\?\?\?)</);
    expect(words).toContain("Unknown so far");
  });

  it.each(catalogue.characters.filter(({ unit }) => unit === "4piece").map(({ cname }) => cname))(
    "tells the audition and the debut of %s on one page",
    (cname) => {
      const words = text(page(`/explore/units/characters/${cname}`));
      for (const record of catalogue.characters.filter((one) => one.cname === cname)) {
        expect(missing(words, [...record.text.split("\n\n"), record.recruitText])).toEqual([]);
      }
    },
  );
});
