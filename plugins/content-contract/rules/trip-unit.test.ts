import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "a trip says its unit twice",
    breaks: (content) => content.replace("trips/trip02.json", '"unitId"', '"unit": "R", "unitId"'),
    file: "trips/trip02.json",
    at: '^"unit": "R"',
    rule: "trip-unit",
    says: ['unit is "R", but unitId "rabits" says it already', "unitId alone"],
  },
  {
    what: "a trip of nobody",
    breaks: (content) => content.edit("trips/trip02.json", { unitId: undefined }),
    file: "trips/trip02.json",
    rule: "trip-unit",
    says: ["unitId is missing"],
  },
]);
