import type { BrokenCase } from "../../testing/broken-content";

const FILE = "campaigns/spri_debut.json";

export const cases: BrokenCase[] = [
  {
    what: "an unknown character travels",
    breaks: (content) => content.edit("trips/trip03.json", { "cast.0": 25 }),
    file: "trips/trip03.json",
    at: '"cast": [\n    ^25,',
    rule: "reference",
    says: [
      "cast, item 1 is 25, but there is no such character",
      "did you mean 27 (Wataru Hibiki)?",
    ],
  },
  {
    what: "an unknown character in the picture",
    breaks: (content) => content.edit(FILE, { "cast.0": 80 }),
    file: FILE,
    at: '"cast": [\n    ^80',
    rule: "reference",
    says: ["cast, item 1 is 80, but there is no such character"],
  },
  {
    what: "an unknown member",
    breaks: (content) => content.replace(FILE, '"character": 10081', '"character": 79'),
    file: FILE,
    at: '"character": ^79',
    rule: "reference",
    says: ["character is 79, but there is no such character"],
  },
  {
    what: "a campaign that is related to itself",
    breaks: (content) => content.edit(FILE, { related: ["spri_debut"] }),
    file: FILE,
    at: '"related": [\n    ^"spri_debut"',
    rule: "reference",
    says: ["which is this campaign itself", "allowed: another campaign"],
  },
  {
    what: "a related campaign that does not exist",
    breaks: (content) => content.edit(FILE, { related: ["spri_debutt"] }),
    file: FILE,
    at: '"related": [\n    ^"spri_debutt"',
    rule: "reference",
    says: ["there is no such campaign", 'did you mean "spri_debut"?'],
  },
  {
    what: "an unknown character on the bill",
    breaks: (content) => content.edit("api/activity-list.json", { "0.cast": [80] }),
    file: "api/activity-list.json",
    at: '"cast": [\n      ^80',
    rule: "reference",
    says: ["cast, item 1 is 80, but there is no such character"],
  },
  {
    what: "an unknown character in a film",
    breaks: (content) => content.edit("api/video-list.json", { "list.0.cast.0": 80 }),
    file: "api/video-list.json",
    at: '"cast": [\n        ^80',
    rule: "reference",
    says: ["cast, item 1 is 80, but there is no such character"],
  },
  {
    what: "an unknown character enters",
    breaks: (content) =>
      content.edit("campaigns/playmovie/roll-call.json", { "cast.0.members.0": 25 }),
    file: "campaigns/playmovie/roll-call.json",
    at: '"members": [\n        ^25,',
    rule: "reference",
    says: ["is 25, but there is no such character", "did you mean 27 (Wataru Hibiki)?"],
  },
];
