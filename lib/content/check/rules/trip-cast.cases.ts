import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "somebody travels who does not exist",
    breaks: (content) => content.edit("trips/trip03.json", { "cast.0": 25 }),
    file: "trips/trip03.json",
    at: '"cast": [\n    ^25,',
    rule: "trip-cast",
    says: [
      "cast, item 1 is 25, but there is no character with that id",
      "did you mean 27 (Wataru Hibiki)?",
    ],
  },
];
