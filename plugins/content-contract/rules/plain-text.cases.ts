import type { BrokenCase } from "../testing/broken-content";
import type { EditableContent } from "../testing/editable-content";

const FILE = "characters/aoi_yuta.json";

const write = (field: string, text: string) => (content: EditableContent) =>
  content.edit(FILE, { [field]: text });

const START = "Yuta Aoi of 2wink is the younger of two";

export const cases: BrokenCase[] = [
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
    says: ["desc has a < or >", "plain text without markup"],
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
    says: ["sheet.warmsUp has a < or >"],
  },
];
