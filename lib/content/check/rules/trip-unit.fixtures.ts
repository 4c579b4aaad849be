import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a trip names its unit twice",
    breaks: (content) => content.replace("trips/trip02.json", '"unitId"', '"unit": "R", "unitId"'),
    file: "trips/trip02.json",
    at: '^"unit": "R"',
    rule: "trip-unit",
    says: ['unit is "R", but unitId "2wink" says it already', "unitId alone"],
  },
  {
    what: "a trip without a unit",
    breaks: (content) => content.edit("trips/trip02.json", { unitId: undefined }),
    file: "trips/trip02.json",
    rule: "trip-unit",
    says: ["unitId is missing"],
  },
];
