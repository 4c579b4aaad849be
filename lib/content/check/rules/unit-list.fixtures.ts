import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a missing brace after which a number seems to be the unit",
    breaks: (content) =>
      content.replace("characters/hibiki_wataru.json", '"sourceCounts": {', '"sourceCounts":'),
    file: "characters/hibiki_wataru.json",
    at: '"name^": 2',
    rule: "json",
    says: ["a straight double quote inside the text ends it here"],
  },
  {
    what: "a list has an unknown id in place of a member",
    breaks: (content) => content.replace("units/fine.json", "    27,", "    60,"),
    file: "units/fine.json",
    at: "    ^60,",
    rule: "unit-list",
    says: [
      "item 2 is 60, but there is no character with that id",
      "did you mean 27 (Wataru Hibiki)?",
    ],
    also: [
      {
        file: "characters/hibiki_wataru.json",
        at: '"unit": ^"fine"',
        rule: "unit-list",
        says: ["content/units/fine.json does not name 27 in list"],
      },
    ],
  },
  {
    what: "a list names a member of another unit in place of its own",
    breaks: (content) => content.replace("units/fine.json", "    27,", "    8,"),
    file: "units/fine.json",
    at: "    ^8,",
    rule: "unit-list",
    says: ['the unit of content/characters/aoi_yuta.json is "2wink"'],
    also: [
      {
        file: "characters/hibiki_wataru.json",
        at: '"unit": ^"fine"',
        rule: "unit-list",
        says: ["content/units/fine.json does not name 27 in list"],
      },
    ],
  },
  {
    what: "a member is taken out of the list",
    breaks: (content) => content.replace("units/fine.json", "    27,\n", ""),
    file: "characters/hibiki_wataru.json",
    at: '"unit": ^"fine"',
    rule: "unit-list",
    says: ["does not name 27 in list; allowed: add 27 to `list` of content/units/fine.json"],
  },
  {
    what: "a member of another unit is added to the list",
    breaks: (content) => content.replace("units/fine.json", "    27,", "    27,\n    8,"),
    file: "units/fine.json",
    at: "    ^8,",
    rule: "unit-list",
    says: [
      "item 3 is 8",
      'take 8 out of `list`, or set `unit` of content/characters/aoi_yuta.json to "fine"',
    ],
  },
  {
    what: "a character names another unit",
    breaks: (content) =>
      content.replace("characters/hibiki_wataru.json", '"unit": "fine"', '"unit": "spri"'),
    file: "characters/hibiki_wataru.json",
    at: '"unit": ^"spri"',
    rule: "unit-list",
    says: [
      'unit is "spri", but content/units/spri.json does not name 27 in list',
      'set `unit` back to "fine", or move 27 from `list` of content/units/fine.json to `list` of content/units/spri.json',
    ],
    also: [
      {
        file: "units/fine.json",
        at: "    ^27",
        rule: "unit-list",
        says: ['the unit of content/characters/hibiki_wataru.json is "spri"'],
      },
      {
        file: "characters/hibiki_wataru.json",
        at: '"id": ^27',
        rule: "id-range",
        says: ["not one of the ids of unit spri"],
      },
    ],
  },
  {
    what: "a character's file is deleted",
    breaks: (content) => content.delete("characters/hibiki_wataru.json"),
    file: "units/fine.json",
    at: "    ^27,",
    rule: "unit-list",
    says: [
      "there is no character with that id",
      "allowed: ids of the records",
      "4, 6, 8, 19, 22, 81",
    ],
  },
];
