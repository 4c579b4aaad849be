import type { BrokenCase } from "../../testing/broken-content";

const HINATA = "characters/aoi_hinata.json";

export const cases: BrokenCase[] = [
  {
    what: "a slug that no character has",
    breaks: (content) => content.replace(HINATA, '"aoi_yuta"', '"aoi_yutta"'),
    file: HINATA,
    at: '"vid": ^"aoi_yutta"',
    rule: "reference",
    says: ["there is no such character", 'did you mean "aoi_yuta"?'],
    also: [
      {
        file: "characters/aoi_yuta.json",
        at: '"vid": ^"aoi_hinata"',
        rule: "character-link",
        says: ['the vid of content/characters/aoi_hinata.json is "aoi_yutta"'],
      },
    ],
  },
  {
    what: "the slug of another character than the name",
    breaks: (content) => content.replace(HINATA, '"aoi_yuta"', '"fushimi_yuzuru"'),
    file: HINATA,
    at: '"vid": ^"fushimi_yuzuru"',
    rule: "character-link",
    says: ['but the vid of content/characters/fushimi_yuzuru.json is "-"'],
    also: [
      {
        file: HINATA,
        at: '"vname": ^"Yuta Aoi"',
        rule: "character-link",
        says: ['vid "fushimi_yuzuru" is "Yuzuru Fushimi"'],
      },
      {
        file: "characters/aoi_yuta.json",
        at: '"vid": ^"aoi_hinata"',
        rule: "character-link",
        says: ['aoi_hinata.json is "fushimi_yuzuru"'],
      },
    ],
  },
  {
    what: "the name is misspelt",
    breaks: (content) => content.replace(HINATA, '"vname": "Yuta Aoi"', '"vname": "Yuuta Aoi"'),
    file: HINATA,
    at: '"vname": ^"Yuuta Aoi"',
    rule: "character-link",
    says: ['vname is "Yuuta Aoi"', 'did you mean "Yuta Aoi"?'],
  },
  {
    what: "a name without a slug",
    breaks: (content) => content.replace(HINATA, '"vid": "aoi_yuta"', '"vid": "-"'),
    file: HINATA,
    at: '"vname": ^"Yuta Aoi"',
    rule: "character-link",
    says: ['vname is "Yuta Aoi", but vid "-" is "-"'],
    also: [
      {
        file: HINATA,
        at: '^"vnote"',
        rule: "character-link",
        says: ["there is no link"],
      },
      {
        file: "characters/aoi_yuta.json",
        at: '"vid": ^"aoi_hinata"',
        rule: "character-link",
        says: ['the vid of content/characters/aoi_hinata.json is "-"'],
      },
    ],
  },
  {
    what: "a slug without a name",
    breaks: (content) => content.replace(HINATA, '"vname": "Yuta Aoi"', '"vname": "-"'),
    file: HINATA,
    at: '"vname": ^"-"',
    rule: "character-link",
    says: ['did you mean "Yuta Aoi"?'],
  },
  {
    what: "a note without a link",
    breaks: (content) => content.edit("characters/tenshouin_eichi.json", { vnote: "Old friend" }),
    file: "characters/tenshouin_eichi.json",
    at: '^"vnote"',
    rule: "character-link",
    says: ["there is no link"],
  },
  {
    what: "a link that is not returned",
    breaks: (content) =>
      content.edit("characters/tenshouin_eichi.json", {
        vid: "hibiki_wataru",
        vname: "Wataru Hibiki",
      }),
    file: "characters/tenshouin_eichi.json",
    at: '"vid": ^"hibiki_wataru"',
    rule: "character-link",
    says: ['the vid of content/characters/hibiki_wataru.json is "-"'],
  },
  {
    what: "one side of a link is taken away",
    breaks: (content) => content.edit(HINATA, { vid: "-", vname: "-", vnote: undefined }),
    file: "characters/aoi_yuta.json",
    at: '"vid": ^"aoi_hinata"',
    rule: "character-link",
    says: ['the vid of content/characters/aoi_hinata.json is "-"'],
  },
];
