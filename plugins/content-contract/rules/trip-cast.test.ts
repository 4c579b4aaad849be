import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "somebody travels who does not exist",
    breaks: (content) => content.edit("trips/trip03.json", { "cast.0": 43 }),
    file: "trips/trip03.json",
    at: '"cast": [\n    ^43,',
    rule: "trip-cast",
    says: ["cast, item 1 is 43, but there is no character with that id", "did you mean 42?"],
  },
]);
