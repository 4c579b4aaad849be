import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "two runs of one edition",
    breaks: (content) =>
      content.replace("venues/gourmet.json", '"edition": "kr"', '"edition": "cn"'),
    file: "venues/gourmet.json",
    at: '^"cn",\n      "start": "2024-12-07"',
    rule: "venue-run",
    says: ['is "cn", which has a run already'],
  },
  {
    what: "no run in Japan",
    breaks: (content) => {
      const [, ...others] = content.record<{ runs: unknown[] }>("venues/gourmet.json").runs;
      content.edit("venues/gourmet.json", { runs: others });
    },
    file: "venues/gourmet.json",
    at: '"runs": ^[',
    rule: "venue-run",
    says: ["runs has none in Japan"],
  },
  {
    what: "two tours in one place of the order",
    breaks: (content) => content.edit("venues/princess.json", { order: 3 }),
    file: "venues/princess.json",
    at: '"order": ^3',
    rule: "venue-run",
    says: ["order is 3, but in Japan the tour began on 2024-05-15"],
  },
]);
