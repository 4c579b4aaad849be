import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const FEATURES = "api/game-feature-list.json";
const CAMPAIGN = "campaigns/spri_debut.json";

export const cases: BrokenCase[] = [
  {
    what: "two features with one id",
    breaks: (content) => content.edit(FEATURES, { "1.id": "songs" }),
    file: FEATURES,
    at: '"id": ^"songs",\n    "title": "Units',
    rule: "one-name",
    says: ['id is "songs", which is the id of item 1 too', "an id of its own"],
  },
  {
    what: "two features with one title",
    breaks: (content) => content.edit(FEATURES, { "1.title": "Songs under your Thumbs" }),
    file: FEATURES,
    at: '"title": ^"Songs under your Thumbs"',
    rule: "one-name",
    says: ["which is the title of item 1 too", "a title of its own"],
  },
  {
    what: "two features with titles that differ in marks and width alone",
    breaks: (content) => content.edit(FEATURES, { "1.title": "Ｓongs, under your thumbs!" }),
    file: FEATURES,
    at: '"title": ^"Ｓongs',
    rule: "one-name",
    says: ["which is the title of item 1 too"],
  },
  ...(["menu", "releases"] as const).map((list) => ({
    what: `two of ${list} with one title`,
    breaks: (content: EditableContent) =>
      content.edit("site.json", { [`${list}.0.title`]: "Here", [`${list}.1.title`]: "here!" }),
    file: "site.json",
    at: '"title": ^"here!"',
    rule: "one-name",
    says: ["which is the title of item 1 too"],
  })),
  {
    what: "two notices with one title",
    breaks: (content) =>
      content.edit("api/activity-list.json", {
        "0.title": "A day of song",
        "1.title": "A Day of Song!",
      }),
    file: "api/activity-list.json",
    at: '"title": ^"A Day of Song!"',
    rule: "one-name",
    says: ["which is the title of item 1 too"],
  },
  {
    what: "two blocks with one title",
    breaks: (content) => content.replace(CAMPAIGN, '"The court in figures"', '"The court!"'),
    file: CAMPAIGN,
    at: '"title": ^"The court!"',
    rule: "one-name",
    says: ['title is "The court!", which is the title of item 3 too'],
  },
  {
    what: "a title of which no address can be made",
    breaks: (content) => content.replace(CAMPAIGN, '"The court in figures"', '"…!"'),
    file: CAMPAIGN,
    at: '"title": ^"…!"',
    rule: "one-name",
    says: ["a title with a letter or a digit"],
  },
  {
    what: "a block with the address of a section of the module",
    breaks: (content) =>
      content.edit(CAMPAIGN, {
        "blocks.9": { kind: "module", title: "One stage", module: "upside-down" },
        "blocks.4.title": "Crank!",
      }),
    file: CAMPAIGN,
    at: '"title": ^"Crank!"',
    rule: "one-name",
    says: ["#crank is a section of the module in item 10"],
  },
];
