import { EditableContent } from "../testing/editable-content";
import { fixesOf } from "./style/fixes";
import { readContent } from "../read/read-content";
import { growthOf } from "../../../test/linear-time";

const EICHI = "characters/tenshouin_eichi.json";
const FINE = "units/fine.json";
const CAMPAIGN = "campaigns/dream_unit_project.moded.json";
const BOARD = "api/activity-list.json";
const PALACE = "art/sceneries/palace.svg";
const LEGAL = "legal/privacy.md";

type Growth = (content: EditableContent, size: number) => void;

const times = <Item>(size: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: size }, (_, index) => item(index));
const text = (size: number, unit: string): string => unit.repeat(size / unit.length);

const json =
  (make: (size: number) => string): Growth =>
  (content, size) =>
    content.write(FINE, make(size));
const value =
  (file: string, name: string, make: (size: number) => unknown): Growth =>
  (content, size) =>
    content.edit(file, { [name]: make(size) });
const svg =
  (make: (size: number) => string): Growth =>
  (content, size) =>
    content.replace(PALACE, "</svg>", `${make(size)}</svg>`);
const attribute = (name: string, make: (size: number) => string): Growth =>
  svg((size) => `<path ${name}="${make(size)}"/>`);
/** Paragraphs of 9,000 characters: longer ones are refused. */
const legal =
  (unit: string): Growth =>
  (content, size) =>
    content.write(LEGAL, content.read(LEGAL) + `\n\n${text(9000, unit)}x`.repeat(size / 9000));

/** Kinds of text that once took long, and similar ones, at the greatest sizes accepted. */
const GROWTHS: readonly (readonly [what: string, size: number, grow: Growth])[] = [
  ["empty blocks", 2400, value(CAMPAIGN, "blocks", (size) => times(size, () => ({})))],
  ["a long list", 60_000, value(FINE, "list", (size) => times(size, (index) => `a${index}`))],
  ["names in a list", 2400, value(FINE, "list", (size) => times(size, (index) => `a${index}`))],
  ["notices", 2400, (content, size) => content.write(BOARD, JSON.stringify(times(size, Object)))],
  [
    "unknown properties",
    8000,
    (content, size) =>
      content.edit(FINE, Object.fromEntries(times(size, (index) => [`leadr${index}`, 1]))),
  ],
  ["a name twice", 8000, json((size) => `{${'"leader": 22,'.repeat(size)}"a": 1}`)],
  ["names twice in objects", 4000, json((size) => `{"a":[${'{"b":1,"b":2},'.repeat(size)}0]}`)],
  ["comments", 60_000, json((size) => `${"//\n".repeat(size)}{}`)],
  ["a curly quote and spaces", 40_000, json((size) => `{"a": "x“${text(size, " ")}x\ny`)],
  ["curly quotes", 40_000, json((size) => `{"a": "x${text(size, "“ ")}x\ny`)],
  ["straight quotes", 50_000, json((size) => `{${text(size, '"')}`)],
  ["brackets", 60_000, json((size) => `{"a": [${text(size, "[],")}`)],
  ["digits in JSON", 50_000, json((size) => `{"a": ${text(size, "1")}x}`)],
  ["noughts of a number", 40_000, value(EICHI, "profile.height", (size) => `${text(size, "0")}!`)],
  [
    "marks behind a year",
    40_000,
    value("trips/trip02.json", "released", (size) => `2025${text(size, "!")}a`),
  ],
  ["marks in a text", 50_000, value(EICHI, "desc", (size) => text(size, "a."))],
  ["spaces in a text", 50_000, value(EICHI, "catch", (size) => `a${text(size, "\n")}a`)],
  [
    "an address",
    100_000,
    value("site.json", "links.facebook", (size) => `https://${text(size, "a.")}`),
  ],
  [
    "an address with ?",
    40_000,
    value("site.json", "share.twitter", (size) => `https://${text(size, "?")}`),
  ],
  ["digits in cx", 12_000, svg((size) => `<circle cx="${text(size, "1")}x"/>`)],
  ["digits in points", 12_000, attribute("points", (size) => `${text(size, "1")}x`)],
  ["points", 12_000, attribute("points", (size) => `${text(size, "1 0.5,")}x`)],
  ["digits in transform", 12_000, attribute("transform", (size) => `scale(${text(size, "1")}x)`)],
  ["noughts in transform", 12_000, attribute("transform", (size) => `scale(${text(size, "0")}x)`)],
  ["movements", 12_000, attribute("transform", (size) => `${text(size, "scale(1)")}x`)],
  ["dashes", 12_000, attribute("stroke-dasharray", (size) => `${text(size, "1")}x`)],
  ["noughts in opacity", 30_000, attribute("opacity", (size) => `0.${text(size, "0")}x`)],
  ["digits in opacity", 12_000, attribute("opacity", (size) => `.${text(size, "2")}x`)],
  [
    "tones of tones",
    1200,
    attribute(
      "fill",
      (size) => `${"color-mix(in srgb, ".repeat(size)}#000000${" 5%, #000000)".repeat(size)}`,
    ),
  ],
  ["unknown elements", 24_000, svg((size) => text(size, "<b/>"))],
  [
    "unknown attributes",
    4000,
    svg((size) => `<g ${times(size, (index) => `a${index}="1"`).join(" ")}/>`),
  ],
  ["texts in a drawing", 24_000, svg((size) => text(size, "a<g/>"))],
  ["comments in a drawing", 24_000, svg((size) => text(size, "<!---->"))],
  [
    "references to nothing",
    600,
    svg((size) => times(size, (index) => `<g id="a${index}"/><use href="#b${index}"/>`).join("")),
  ],
  ["a style", 40_000, attribute("style", (size) => `fill:#fff${text(size, " ")}x!important`)],
  ["links in a style", 40_000, attribute("style", (size) => `fill:${text(size, "url(##")}`)],
  [
    "ids of a program",
    600,
    svg((size) => `<g style="fill:red">${'<g id="Path"/>'.repeat(size)}</g>`),
  ],
  ["a line of marks", 36_000, legal("=")],
  ["carriage returns", 18_000, legal("\r")],
  ["spaces in a page", 36_000, legal(" ")],
  ["quotes in a page", 36_000, legal("“a")],
  [
    "emphasis",
    1000,
    (content, size) => content.write(LEGAL, `${content.read(LEGAL)}\n\n${text(size, "*a _b ")}`),
  ],
  [
    "facts of a page",
    4000,
    (content, size) =>
      content.replace(LEGAL, "---\n", `---\n${times(size, (index) => `a${index}: b\n`).join("")}`),
  ],
];

const content = new EditableContent();
afterEach(() => content.restore());

it.each(GROWTHS)("%s: twice the size takes at most three times as long", (_what, size, grow) => {
  const growth = growthOf((length) => {
    content.restore();
    grow(content, length);
    return () => {
      content.check();
      fixesOf(readContent(content.snapshot));
    };
  }, size);
  expect(growth).toBe("linear");
});
