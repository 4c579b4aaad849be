import type { BrokenCase, ValidCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const FILE = "characters/aoi_yuta.json";

const write = (field: string, text: string) => (content: EditableContent) =>
  content.edit(FILE, { [field]: text });

const START = "Yuta Aoi of 2wink is the younger of two";

const HIDDEN: Readonly<Record<string, string>> = {
  "an isolate of direction": "\u2067",
  "a word joiner": "\u2060",
  "a soft hyphen": "\u00ad",
  "a filler of Hangul": "\u3164",
  "another filler of Hangul": "\u115f",
  "a tag letter": "\u{e0041}",
  "private use": "\ue000",
  "private use of another plane": "\u{10fffd}",
  "a noncharacter": "\ufdd0",
  "a noncharacter of another plane": "\u{1ffff}",
  "half of a pair": "\ud83c",
  "a joiner of graphemes": "\u034f",
  "an empty pattern of Braille": "\u2800",
  "a selector behind a letter": "\ufe0f",
  "a selector of Mongolian": "\u180b",
  "a mark of Arabic letters": "\u061c",
  "a backspace": "\b",
  "a tabulator": "\t",
};

/** Texts with faults, and the words of the message. */
const ODD: Readonly<Record<string, string>> = {
  "a tower on ก\u0e49\u0e49\u0e49": "stacked on one",
  "a ring of marks on a\u0489": "stacked on one",
  "a word wіth a letter of Cyrillic": "only looks like a Latin one",
  "an\u2003em space": "an unusual space",
  "an\u1680ogham space": "an unusual space",
  "an em dash â€” from elsewhere": "garbled letters",
  "a cafÃ© of letters": "garbled letters",
  "{{ name }} in the place of a name": "a placeholder",
  "TODO: write more": "a placeholder",
  "a {brace}": "a mark of HTML, Markdown or code",
  "a “word that begins": "an unpaired quotation mark",
  "a word” that ends": "an unpaired quotation mark",
  "a “word“ in the wrong marks": "an unpaired quotation mark",
  "**strong** words": "a mark of HTML, Markdown or code",
  "[a link](/about)": "a mark of HTML, Markdown or code",
  "Tom &amp; Jerry": "the code of a character",
  "a line\\nand another": "a backslash that the page would show",
};

/** Places of texts where such a character is easily overlooked. */
const PLACES: readonly (readonly [file: string, place: string])[] = [
  ["api/game-feature-list.json", "0.title"],
  ["api/game-feature-list.json", "0.text"],
  ["api/activity-list.json", "0.title"],
  ["api/video-list.json", "list.0.title"],
  ["site.json", "title"],
  ["units/fine.json", "name"],
  ["campaigns/spri_debut.json", "name"],
];

export const cases: BrokenCase[] = [
  ...Object.entries(HIDDEN).map(([what, character]): BrokenCase => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return {
      what: `a text with ${what}`,
      breaks: write("desc", `${START} bro${character}thers.`),
      file: FILE,
      at: '"desc": ^',
      rule: "plain-text",
      says: [`desc has an invisible control character (U+${code})`],
    };
  }),
  ...PLACES.map(
    ([file, place]): BrokenCase => ({
      what: `a hidden character in ${place} of ${file}`,
      breaks: (content) => content.edit(file, { [place]: "Two\u2066 words of it" }),
      file,
      at: `"${place.split(".").at(-1)}": ^"Two`,
      rule: "plain-text",
      says: ["an invisible control character (U+2066)"],
    }),
  ),
  ...Object.entries(ODD).map(
    ([text, says]): BrokenCase => ({
      what: `a text with ${text}`,
      breaks: write("desc", `${START} brothers, ${text}.`),
      file: FILE,
      at: '"desc": ^',
      rule: "plain-text",
      says: [says],
    }),
  ),
  {
    what: "two spaces of other kinds in a row",
    breaks: write("desc", `${START} bro\u00a0\u3000thers.`),
    file: FILE,
    at: '"desc": ^',
    rule: "plain-text",
    says: ["several spaces or empty lines in a row"],
  },
  {
    what: "marks stacked on a letter",
    breaks: write("desc", `${START} bro\u0301\u0302\u0303thers.`),
    file: FILE,
    at: '"desc": ^',
    rule: "plain-text",
    says: ["marks without a letter, or stacked on one", "at most two marks on a letter"],
  },
  {
    what: "a straight quotation mark in a feature of the game",
    breaks: (content) => content.edit("api/game-feature-list.json", { "0.text": "It's fun." }),
    file: "api/game-feature-list.json",
    at: '"text": ^"It',
    rule: "plain-text",
    says: ["item 1, text has a straight quotation mark"],
  },
  {
    what: "a straight apostrophe",
    breaks: write("desc", `${START} brothers, and it's no joke.`),
    file: FILE,
    at: '"desc": ^',
    rule: "plain-text",
    says: ["desc has a straight quotation mark", "and it's no", "the curly marks"],
  },
  {
    what: "straight quotation marks",
    breaks: write("desc", `${START} "brothers".`),
    file: FILE,
    at: '"desc": ^',
    rule: "plain-text",
    says: ["a straight quotation mark"],
  },
  {
    what: "markup",
    breaks: write("desc", `${START} <b>brothers</b>.`),
    file: FILE,
    at: '"desc": ^',
    rule: "plain-text",
    says: ["desc has a mark of HTML, Markdown or code", "plain text without markup"],
  },
  {
    what: "an invisible character",
    breaks: write("desc", `${START} bro\u200bthers.`),
    file: FILE,
    at: '"desc": ^',
    rule: "plain-text",
    says: ["an invisible control character"],
  },
  {
    what: "two spaces in a row",
    breaks: write("desc", `${START}  brothers.`),
    file: FILE,
    at: '"desc": ^',
    rule: "plain-text",
    says: ["several spaces or empty lines in a row"],
  },
  {
    what: "a space at the end of a line",
    breaks: write("catch", "One of two, \nand proud of it."),
    file: FILE,
    at: '"catch": ^',
    rule: "plain-text",
    says: ["a space or an empty line at an end"],
  },
  {
    what: "quotation marks around a title, as in other formats",
    breaks: (content) => content.replace("legal/privacy.md", "Privacy policy", '"Privacy policy"'),
    file: "legal/privacy.md",
    at: 'title: ^"Privacy',
    rule: "plain-text",
    says: ["title has a straight quotation mark"],
  },
  {
    what: "a straight apostrophe at a stop of a trip",
    breaks: (content) => content.edit("trips/trip01.json", { "stops.1.note": "It's the wheel." }),
    file: "trips/trip01.json",
    at: '"note": ^"It\'s',
    rule: "plain-text",
    says: ["a straight quotation mark"],
  },
  {
    what: "a straight apostrophe in a venue",
    breaks: (content) => content.replace("venues/princess.json", "seniors’", "seniors'"),
    file: "venues/princess.json",
    at: '"text": ^"The tour',
    rule: "plain-text",
    says: ["text has a straight quotation mark"],
  },
  {
    what: "markup in an idol's line of the audition",
    breaks: (content) =>
      content.edit("four-piece/sagiri_esu.json", { "sheet.warmsUp": "<em>Later</em>" }),
    file: "four-piece/sagiri_esu.json",
    at: '"warmsUp": ^"<em>',
    rule: "plain-text",
    says: ["sheet.warmsUp has a mark of HTML, Markdown or code"],
  },
];

export const valid: ValidCase[] = [
  {
    what: "an emoji with its selector, and letters of any script",
    changes: write("desc", `${START} brothers ❤️ ☆ é 葉\u{e0100} 神\ufe00 한국어.`),
  },
  {
    what: "the flag of a country within one",
    changes: write(
      "desc",
      `${START} brothers \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.`,
    ),
  },
  {
    what: "joiners of Gujarati, and at the end of a word of Malayalam",
    changes: write("desc", `${START} brothers ક\u0acd\u200dષ ന\u0d4d\u200d.`),
  },
];
