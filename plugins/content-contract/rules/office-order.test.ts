import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "two offices have one order",
    breaks: (content) => content.edit("offices/sp.json", { order: 2 }),
    file: "offices/sp.json",
    at: '"order": ^2',
    rule: "office-order",
    says: ["order is 2, which content/offices/cp.json has too"],
  },
]);
