import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "two characters of different units have the same id",
    breaks: (content) => content.replace("characters/aoi_yuta.json", '"id": 8', '"id": 22'),
    file: "characters/aoi_yuta.json",
    at: '"id": ^22',
    rule: "character-id",
    says: ["id is 22, which content/characters/tenshouin_eichi.json has too", "did you mean 8?"],
  },
  {
    what: "an id is changed to a free one, against the lists of unit and clubs",
    breaks: (content) => content.replace("characters/aoi_yuta.json", '"id": 8', '"id": 60'),
    file: "characters/aoi_yuta.json",
    at: '"id": ^60',
    rule: "character-id",
    says: ['unit "2wink" and the clubs list 8, which no record has', "did you mean 8?"],
  },
  {
    what: "two characters of one unit have the same id",
    breaks: (content) => content.replace("characters/hibiki_wataru.json", '"id": 27', '"id": 22'),
    file: "characters/hibiki_wataru.json",
    at: '"id": ^22',
    rule: "character-id",
    says: ["tenshouin_eichi.json has too", "did you mean 27?"],
  },
];
