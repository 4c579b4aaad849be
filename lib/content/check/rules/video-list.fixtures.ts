import type { BrokenCase } from "../../testing/broken-content";

const FILE = "api/video-list.json";

export const cases: BrokenCase[] = [
  {
    what: "a total that is not the number of films",
    breaks: (content) => content.edit(FILE, { total: 99 }),
    file: FILE,
    at: '"total": ^99',
    rule: "video-list",
    says: [/total is 99, but list has \d+ films/, /did you mean \d+\?/],
  },
  {
    what: "a list that calls itself the second page",
    breaks: (content) => content.edit(FILE, { page: 2 }),
    file: FILE,
    at: '"page": ^2',
    rule: "video-list",
    says: ["page is 2, but the file holds all films", "did you mean 1?"],
  },
];
