import type { BrokenCase } from "../../testing/broken-content";

const FILE = "campaigns/playmovie/roll-call.json";

export const cases: BrokenCase[] = [
  {
    what: "a character enters twice",
    breaks: (content) => content.edit(FILE, { "cast.0.members.0": 4 }),
    file: FILE,
    at: '"members": [\n        ^4,',
    rule: "film-cast",
    says: ["4 (Hinata Aoi) has already entered, in content/campaigns/playmovie/curtain.json"],
  },
  {
    what: "an emblem on the stage",
    breaks: (content) => content.edit(FILE, { "cast.0.members.0": 308 }),
    file: FILE,
    at: '"members": [\n        ^308,',
    rule: "film-cast",
    says: ["308 (Leon) has an emblem in place of a figure", 'of kind "portrait"'],
  },
];
