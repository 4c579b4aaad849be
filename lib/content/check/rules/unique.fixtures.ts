import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const FEATURES = "api/game-feature-list.json";
const CAMPAIGN = "campaigns/spri_debut.json";

/** A case in which a record has the name of another, written a little differently. */
const named = (what: string, file: string, other: string, field: string): BrokenCase => ({
  what: `two ${what} with one ${field}`,
  breaks: (content) => {
    const { [field]: name } = content.record<Record<string, string>>(other);
    content.edit(file, { [field]: `${name?.toLowerCase()}!` });
  },
  file,
  at: `"${field}": ^"`,
  rule: "unique",
  says: [`which content/${other} has too`, `a ${field} of its own`],
});

/** A case in which a record has a text of another. */
const copied = (what: string, file: string, other: string, field: string): BrokenCase => ({
  what: `${what} with the same ${field}`,
  breaks: (content) =>
    content.edit(file, { [field]: content.record<Record<string, unknown>>(other)[field] }),
  file,
  at: `"${field}": ^"`,
  rule: "unique",
  says: [`which content/${other} has too`],
});

export const cases: BrokenCase[] = [
  {
    what: "two features with one id",
    breaks: (content) => content.edit(FEATURES, { "1.id": "songs" }),
    file: FEATURES,
    at: '"id": ^"songs",\n    "title": "Units',
    rule: "unique",
    says: ['id is "songs", which item 1 has too', "an id of its own"],
  },
  {
    what: "two features with one title",
    breaks: (content) => content.edit(FEATURES, { "1.title": "Songs under your Thumbs" }),
    file: FEATURES,
    at: '"title": ^"Songs under your Thumbs"',
    rule: "unique",
    says: ["which item 1 has too", "a title of its own"],
  },
  {
    what: "two features with titles that differ only in marks and width",
    breaks: (content) => content.edit(FEATURES, { "1.title": "Ｓongs, under your thumbs!" }),
    file: FEATURES,
    at: '"title": ^"Ｓongs',
    rule: "unique",
    says: ["which item 1 has too"],
  },
  ...(["menu", "releases"] as const).map((list) => ({
    what: `two of ${list} with one title`,
    breaks: (content: EditableContent) =>
      content.edit("site.json", { [`${list}.0.title`]: "Here", [`${list}.1.title`]: "here!" }),
    file: "site.json",
    at: '"title": ^"here!"',
    rule: "unique",
    says: ["which item 1 has too"],
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
    rule: "unique",
    says: ["which item 1 has too"],
  },
  {
    what: "two blocks with one title",
    breaks: (content) => content.replace(CAMPAIGN, '"The court in figures"', '"The court!"'),
    file: CAMPAIGN,
    at: '"title": ^"The court!"',
    rule: "unique",
    says: ['title is "The court!", which item 3 has too'],
  },
  {
    what: "a title without letters or digits for an address",
    breaks: (content) => content.replace(CAMPAIGN, '"The court in figures"', '"…!"'),
    file: CAMPAIGN,
    at: '"title": ^"…!"',
    rule: "unique",
    says: ["neither a letter nor a digit"],
  },
  {
    what: "a block with the address of a section of the module",
    breaks: (content) =>
      content.edit(CAMPAIGN, {
        "blocks.9": { kind: "module", title: "One stage", module: "growth" },
        "blocks.4.title": "Line up!",
      }),
    file: CAMPAIGN,
    at: '"title": ^"Line up!"',
    rule: "unique",
    says: ["#line-up is a section of the module in item 10"],
  },
  {
    what: "two notices with one id",
    breaks: (content) => content.edit("api/activity-list.json", { "3.id": "2026-lure-and-ruler" }),
    file: "api/activity-list.json",
    at: '"id": ^"2026-lure-and-ruler",\n    "kind": "song",\n    "title": "forgotten',
    rule: "unique",
    says: ['item 4, id is "2026-lure-and-ruler", which item 1 has too'],
  },
  {
    what: "two films with one id",
    breaks: (content) =>
      content.edit("api/video-list.json", {
        "list.1.id": "fine",
        "list.1.target": "/explore/media?film=fine",
      }),
    file: "api/video-list.json",
    at: '"id": ^"fine",\n      "kind": "reel",\n      "title": "Fifteen people who decide"',
    rule: "unique",
    says: ['id is "fine", which item 1 has too'],
  },
  {
    what: "a contributed film with the id of one of ours",
    breaks: (content) =>
      content.write(
        "api/contribution-video-list.json",
        JSON.stringify([
          {
            id: "leaders",
            title: "A dance",
            author: "A fan",
            about: "Five friends dance the whole of it in a kitchen.",
            seconds: 60,
            published: "2026-01-02",
            cover: "",
            target: "",
          },
        ]),
      ),
    file: "api/video-list.json",
    at: '"id": ^"leaders"',
    rule: "unique",
    says: ['id is "leaders", which content/api/contribution-video-list.json has too'],
  },
  {
    what: "two menu entries with one id",
    breaks: (content) => content.edit("site.json", { "menu.1.id": 1, "menu.1.title": "Twice" }),
    file: "site.json",
    at: '"id": ^1,\n      "title": "Twice"',
    rule: "unique",
    says: ["menu, item 2, id is 1, which item 1 has too"],
  },
  {
    what: "a language occurs twice",
    breaks: (content) => content.replace("site.json", '"lang": "ko"', '"lang": "en"'),
    file: "site.json",
    at: '"lang": ^"en",\n      "title": "한국어"',
    rule: "unique",
    says: ['languages, item 2, lang is "en", which item 1 has too'],
  },
  {
    what: "two runs of one edition",
    breaks: (content) =>
      content.replace("venues/gourmet.json", '"edition": "kr"', '"edition": "cn"'),
    file: "venues/gourmet.json",
    at: '^"cn",\n      "start": "2024-12-07"',
    rule: "unique",
    says: ['edition is "cn", which item 2 has too'],
  },
  named("characters", "characters/tenshouin_eichi.json", "characters/hibiki_wataru.json", "name"),
  named(
    "campaigns",
    "campaigns/spri_debut.json",
    "campaigns/dream_unit_project.moded.json",
    "name",
  ),
  named("trips", "trips/trip03.json", "trips/trip02.json", "title"),
  {
    what: "a name of marks alone",
    breaks: (content) => content.edit("clubs/Sports.json", { title: "…" }),
    file: "clubs/Sports.json",
    at: '"title": ^"…"',
    rule: "unique",
    says: ["neither a letter nor a digit", "allowed: a title that can be read"],
  },
  ...["catch", "desc", "text", "recruitText"].map((field) =>
    copied(
      "two characters",
      "characters/tenshouin_eichi.json",
      "characters/hibiki_wataru.json",
      field,
    ),
  ),
  ...["roleTitle", "lead", "text", "description"].map((field) =>
    copied(
      "two idols of the audition",
      "four-piece/tenshouin_eichi.json",
      "four-piece/hibiki_wataru.json",
      field,
    ),
  ),
];
