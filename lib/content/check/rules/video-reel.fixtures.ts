import type { BrokenCase } from "../../testing/broken-content";

const FILE = "api/video-list.json";

export const cases: BrokenCase[] = [
  {
    what: "a reel without a cast",
    breaks: (content) => content.edit(FILE, { "list.0.cast": [] }),
    file: FILE,
    at: '"cast": ^[]',
    rule: "video-reel",
    says: ['the reel "fine" has an empty cast'],
  },
  {
    what: "a reel without a last card",
    breaks: (content) => content.edit(FILE, { "list.0.ending": undefined }),
    file: FILE,
    at: '"list": [\n    ^{',
    rule: "video-reel",
    says: ['the reel "fine" has no ending'],
  },
  {
    what: "a reel at the address of another",
    breaks: (content) => content.edit(FILE, { "list.0.target": "/explore/media?film=knights" }),
    file: FILE,
    at: '"target": ^"/explore/media?film=knights"',
    rule: "video-reel",
    says: ["a reel is played on its own page", 'did you mean "/explore/media?film=fine"?'],
  },
];
