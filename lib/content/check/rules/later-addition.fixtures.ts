import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a later addition without times",
    breaks: (content) => content.edit("characters/esu.json", { times: undefined }),
    file: "characters/esu.json",
    rule: "times",
    says: ["times is missing: 10081 is a later addition"],
  },
  {
    what: "times on another record",
    breaks: (content) => content.edit("characters/aoi_yuta.json", { times: "" }),
    file: "characters/aoi_yuta.json",
    at: '^"times"',
    rule: "times",
    says: ["but this is 8", "10081 to 10085 only"],
  },
];
