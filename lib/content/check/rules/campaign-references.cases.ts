import type { BrokenCase } from "../../testing/broken-content";

const FILE = "campaigns/spri_debut.json";

export const cases: BrokenCase[] = [
  {
    what: "somebody in the picture who has no record",
    breaks: (content) => content.edit(FILE, { "cast.0": 80 }),
    file: FILE,
    at: '"cast": [\n    ^80',
    rule: "campaign-references",
    says: ["cast, item 1 is 80, but there is no such character"],
  },
  {
    what: "a member who has no record",
    breaks: (content) => content.replace(FILE, '"character": 10081', '"character": 79'),
    file: FILE,
    at: '"character": ^79',
    rule: "campaign-references",
    says: ["character is 79, but there is no such character"],
  },
  {
    what: "a campaign that is related to itself",
    breaks: (content) => content.edit(FILE, { related: ["spri_debut"] }),
    file: FILE,
    at: '"related": [\n    ^"spri_debut"',
    rule: "campaign-references",
    says: ["which is this campaign itself", "allowed: another campaign"],
  },
  {
    what: "a related campaign that does not exist",
    breaks: (content) => content.edit(FILE, { related: ["spri_debutt"] }),
    file: FILE,
    at: '"related": [\n    ^"spri_debutt"',
    rule: "campaign-references",
    says: ["there is no such campaign", 'did you mean "spri_debut"?'],
  },
];
