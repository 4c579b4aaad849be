import type { BrokenCase } from "../../testing/broken-content";

const CAMPAIGN = "campaigns/spri_debut.json";

export const cases: BrokenCase[] = [
  {
    what: "two offices have one order",
    breaks: (content) => content.edit("offices/sp.json", { order: 2 }),
    file: "offices/sp.json",
    at: '"order": ^2',
    rule: "unique",
    says: ["order is 2, which content/offices/cp.json has too"],
  },
  {
    what: "two venues have one order, in the order of their days",
    breaks: (content) => content.edit("venues/princess.json", { order: 2 }),
    file: "venues/princess.json",
    at: '"order": ^2',
    rule: "unique",
    says: ["order is 2, which content/venues/gourmet.json has too"],
  },
  {
    what: "a number that is given twice",
    breaks: (content) => content.edit("four-piece/tenshouin_eichi.json", { number: 5 }),
    file: "four-piece/tenshouin_eichi.json",
    at: '"number": ^5',
    rule: "unique",
    says: ["number is 5, which content/four-piece/hibiki_wataru.json has too", "did you mean 3?"],
  },
  {
    what: "a part is listed twice",
    breaks: (content) =>
      content.replace(
        "stand-parts/flowers.json",
        '"parts": [',
        '"parts": [{ "key": "lilies", "title": "First" },',
      ),
    file: "stand-parts/flowers.json",
    at: '"key": ^"lilies",\n      "title": "Lilies"',
    rule: "unique",
    says: ['item 3, key is "lilies", which item 1 has too'],
  },
  {
    what: "a figure that is listed twice",
    breaks: (content) =>
      content.replace(
        CAMPAIGN,
        "years old: the youngest at the debut",
        "Members, of five newcomers",
      ),
    file: CAMPAIGN,
    at: '"label": ^"Members',
    rule: "unique",
    says: ["label is", "which item 1 has too", "a label of its own"],
  },
];
