import { testBroken } from "../testing/broken-content";

testBroken([
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
    breaks: (content) => content.edit("venues/audience.json", { order: 4 }),
    file: "venues/gladiator.json",
    at: '"order": ^4',
    rule: "own-order",
    says: ["order is 4, which content/venues/audience.json has too"],
  },
]);
