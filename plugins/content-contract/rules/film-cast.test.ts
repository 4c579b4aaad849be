import { testBroken } from "../testing/broken-content";

const FILE = "campaigns/playmovie/roll-call.json";

testBroken([
  {
    what: "somebody steps out who does not exist",
    breaks: (content) => content.edit(FILE, { "cast.0.members.0": 43 }),
    file: FILE,
    at: '"members": [\n        ^43,',
    rule: "film-cast",
    says: ["there is no character with the id 43", "did you mean 42?"],
  },
  {
    what: "somebody steps out twice",
    breaks: (content) => content.edit(FILE, { "cast.0.members.0": 25 }),
    file: FILE,
    at: '"members": [\n        ^25,',
    rule: "film-cast",
    says: ["25 has stepped out already, in content/campaigns/playmovie/curtain.json"],
  },
  {
    what: "an emblem on the stage",
    breaks: (content) => content.edit(FILE, { "cast.0.members.0": 308 }),
    file: FILE,
    at: '"members": [\n        ^308,',
    rule: "film-cast",
    says: ["308 has an emblem in place of a figure", 'of kind "portrait"'],
  },
]);
