import { readFileSync } from "node:fs";
import { FEEDS } from "../../lib/site/feeds/feed-paths";
import { builtPages } from "./pages";

const pages = builtPages();
const BLOCK = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g;
/** What each page says of itself; a block that is no JSON fails here. */
const said = pages.flatMap(({ path, html }) =>
  [...html.matchAll(BLOCK)].map(([, text = ""]) => ({ path, data: JSON.parse(text) as object })),
);
const at = (path: string) => said.filter((one) => one.path === path).map(({ data }) => data);

/** schema.org's own vocabulary: its types and their properties, as schema-dts generates them from it. */
const vocabulary = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
const types = new Set([...vocabulary.matchAll(/"@type": "(\w+)"/g)].map(([, name]) => name));
const properties = new Set([...vocabulary.matchAll(/^\s+"(\w+)"\?:/gm)].map(([, name]) => name));

/** The words of a value that schema.org does not know. */
function unknownWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownWords);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === "@context") return part === "https://schema.org" ? [] : [String(part)];
    if (key === "@type") return types.has(String(part)) ? [] : [String(part)];
    if (key === "@graph") return unknownWords(part);
    // An action says what it has to be given by a property's name and this ending.
    const name = key.replace(/-input$/, "");
    return [...(properties.has(name) ? [] : [key]), ...unknownWords(part)];
  });
}

it("is said in the words of schema.org", () => {
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(({ data }) => unknownWords(data).length > 0)).toEqual([]);
});

it("leads on its way to pages that are there", () => {
  const paths = new Set(pages.map(({ path }) => path));
  const ways = said.flatMap(({ data }) => [...JSON.stringify(data).matchAll(/"item":"([^"]*)"/g)]);
  expect(ways.length).toBeGreaterThan(0);
  const astray = ways
    .map(([, address = ""]) => new URL(address, "https://here.invalid").pathname)
    .filter((path) => !paths.has(path));
  expect(astray).toEqual([]);
});

it("describes the search, and says that idols are fictional", () => {
  expect(JSON.stringify(at("/"))).toContain("/explore?search={words}");
  const profile = pages.find(({ path }) => path.includes("/characters/"));
  expect(JSON.stringify(at(profile?.path ?? ""))).toContain('"character":{"@type":"Person"');
});

it("offers the feeds of the board where the site knows its address, and nowhere else", () => {
  const { address } = JSON.parse(readFileSync(".content/site.json", "utf8")) as { address: string };
  const offers = Object.values(FEEDS.notices);
  const offering = pages.filter(({ html }) => offers.some((path) => html.includes(`"${path}"`)));
  expect(offering.map(({ path }) => path)).toEqual(address === "" ? [] : ["/information"]);
});

it("has feeds in both formats, whose links lead to pages that are there", () => {
  const paths = new Set(pages.map(({ path }) => path));
  for (const { atom, json } of Object.values(FEEDS)) {
    const { items } = JSON.parse(readFileSync(`public${json}`, "utf8")) as {
      items: { id: string; url: string }[];
    };
    const astray = items.filter(
      ({ url }) => !paths.has(new URL(url, "https://here.invalid").pathname),
    );
    expect(astray).toEqual([]);
    const xml = readFileSync(`public${atom}`, "utf8");
    expect(items.filter(({ id }) => !xml.includes(`<id>${id}</id>`))).toEqual([]);
  }
});
