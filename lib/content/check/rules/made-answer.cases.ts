import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "the answer of the exhibition is written by hand",
    breaks: (content) => content.write("api/exhibition-list.json", '{ "total": 0, "list": [] }\n'),
    file: "api/exhibition-list.json",
    rule: "made-answer",
    says: ["the build makes this answer of the files in content/exhibits"],
  },
];
