import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "the answer of the exhibition is written by hand",
    breaks: (content) => content.write("api/exhibition-list.json", '{ "total": 0, "list": [] }\n'),
    file: "api/exhibition-list.json",
    rule: "made-answer",
    says: ["the build makes this answer from the files in content/exhibits"],
  },
  {
    what: "an answer that no call gives",
    breaks: (content) => content.write("api/video-lists.json", '{ "list": [] }\n'),
    file: "api/video-lists.json",
    rule: "made-answer",
    says: ["nothing reads the file", "did you mean content/api/video-list.json?"],
  },
  {
    what: "an answer that is only a part of others",
    breaks: (content) => content.write("api/envelope.json", '{ "code": 0, "msg": "" }\n'),
    file: "api/envelope.json",
    rule: "made-answer",
    says: ["nothing reads the file", "allowed: activity-list"],
    also: [
      { file: "api/envelope.json", rule: "missing-property", says: ["data is missing"] },
      { file: "api/envelope.json", at: '"code": ^0', rule: "range", says: ["code is 0"] },
    ],
  },
];
