import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "two characters of different units have the same id",
    breaks: (content) => content.replace("characters/aoi_yuta.json", '"id": 8', '"id": 22'),
    file: "characters/tenshouin_eichi.json",
    at: '"id": ^22',
    rule: "unique",
    says: ["id is 22, which content/characters/aoi_yuta.json has too", "an id of its own"],
  },
  {
    what: "an id is changed to a free one, against the lists of unit and clubs",
    breaks: (content) => content.replace("characters/aoi_yuta.json", '"id": 8', '"id": 60'),
    file: "characters/aoi_yuta.json",
    at: '"unit": ^"2wink"',
    rule: "unit-list",
    says: ["content/units/2wink.json does not name 60 in list"],
    also: [
      {
        file: "characters/aoi_yuta.json",
        at: '^"BandBB"',
        rule: "club-list",
        says: ["content/clubs/BandBB.json does not name 60 in list"],
      },
      {
        file: "units/2wink.json",
        at: "    ^8",
        rule: "unit-list",
        says: ["item 2 is 8, but there is no character with that id"],
      },
    ],
  },
  {
    what: "two characters of one unit have the same id",
    breaks: (content) => content.replace("characters/hibiki_wataru.json", '"id": 27', '"id": 22'),
    file: "characters/tenshouin_eichi.json",
    at: '"id": ^22',
    rule: "unique",
    says: ["hibiki_wataru.json has too"],
  },
];
