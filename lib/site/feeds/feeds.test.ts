import fc from "fast-check";
import { SaxesParser } from "saxes";
import { atomFeed, type Feed, jsonFeed } from "./formats";
import { correctionsFeed, noticesFeed } from "./feeds";

const notice = (id: string, start: string) => ({
  id,
  kind: "song" as const,
  title: `Song ${id}`,
  text: "Words",
  start,
});
const PLACE = { address: "https://encore.example", path: "/feeds/notices.xml" };

/** Texts of a document's elements in order. @throws if it is not well-formed */
function textsOf(xml: string): [name: string, text: string][] {
  const texts: [string, string][] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => texts.push([name, ""]));
  parser.on("text", (text) => {
    const last = texts.at(-1);
    if (last) last[1] += text;
  });
  parser.write(xml).close();
  return texts.map(([name, text]) => [name, text.trimEnd()]);
}

it("sorts notices of one day by id, as the board does", () => {
  const feed = noticesFeed([notice("b", "2025-01-02"), notice("a", "2025-01-02")]);
  expect(feed.entries.map(({ key }) => key)).toEqual(["a", "b"]);
});

it("lists notices newest first, with absolute addresses if the site knows its own", () => {
  const feed = noticesFeed([notice("a", "2025-01-02"), notice("b", "2026-03-04")]);
  const parsed = JSON.parse(jsonFeed(feed, PLACE));
  expect(parsed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: "https://encore.example/information",
    items: [
      {
        url: "https://encore.example/information/2026-1#b",
        date_published: "2026-03-04T00:00:00+09:00",
      },
      { title: "Song a" },
    ],
  });
  expect(atomFeed(feed, PLACE)).toContain(
    '<link href="https://encore.example/information/2026-1#b"/>',
  );
  expect(atomFeed(feed, { ...PLACE, address: "" })).toContain(
    '<link href="/information/2026-1#b"/>',
  );
});

it("gives an entry the same id in both formats, wherever the site is, and none to two", () => {
  const feed = noticesFeed([notice("a", "2025-01-02"), notice("b", "2026-03-04")]);
  const ids = [...atomFeed(feed, { ...PLACE, address: "" }).matchAll(/<id>(.*)<\/id>/g)];
  const parsed = JSON.parse(jsonFeed(feed, PLACE)).items as { id: string }[];
  expect(ids.slice(1).map(([, id]) => id)).toEqual(parsed.map(({ id }) => id));
  expect(new Set(ids.map(([, id]) => id)).size).toBe(3);
  expect(parsed[0]?.id).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
  );
});

it("shows the old and the new value of a correction", () => {
  const correction = {
    date: "2026-11-21",
    page: "/explore/units/characters/amagi_hiiro",
    name: "Hiiro Amagi",
    fact: "hobby",
    before: "A",
    after: "B",
  };
  const [entry] = correctionsFeed({ corrections: [correction] }).entries;
  expect(entry).toMatchObject({ title: "Hiiro Amagi: hobby", text: "It was “A”, it is “B”." });
});

it("is well-formed and keeps every word, whatever the words are", () => {
  const words = fc.string({ unit: "grapheme-ascii", minLength: 1 }).map((text) => `x${text}x`);
  fc.assert(
    fc.property(words, words, (title, text) => {
      const entry = { key: "a", title, text, path: "/", date: "2026-01-01" };
      const feed: Feed = { key: "k", title: "t", description: "a", page: "/", entries: [entry] };
      const texts = textsOf(atomFeed(feed, PLACE));
      expect(texts).toContainEqual(["title", title]);
      expect(texts).toContainEqual(["summary", text]);
    }),
  );
});
