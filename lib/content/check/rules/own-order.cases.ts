import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "two offices have one order",
    breaks: (content) => content.edit("offices/sp.json", { order: 2 }),
    file: "offices/sp.json",
    at: '"order": ^2',
    rule: "own-order",
    says: ["order is 2, which content/offices/cp.json has too"],
  },
  {
    what: "two venues have one order, in the order of their days",
    breaks: (content) => content.edit("venues/princess.json", { order: 2 }),
    file: "venues/princess.json",
    at: '"order": ^2',
    rule: "own-order",
    says: ["order is 2, which content/venues/gourmet.json has too"],
  },
];
