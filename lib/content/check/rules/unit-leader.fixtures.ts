import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "the leader is of another unit",
    breaks: (content) => content.replace("units/fine.json", '"leader": 22', '"leader": 23'),
    file: "units/fine.json",
    at: '"leader": ^23',
    rule: "unit-leader",
    says: [
      "leader is 23, who is not in the list",
      "allowed: one of 22 (Eichi Tenshouin), 27 (Wataru Hibiki), 6 (Tori Himemiya) or 19 (Yuzuru Fushimi)",
    ],
  },
  {
    what: "a unit has no leader",
    breaks: (content) => content.edit("units/fine.json", { leader: undefined }),
    file: "units/fine.json",
    rule: "unit-leader",
    says: ["leader is missing"],
  },
  {
    what: "unit other has a leader",
    breaks: (content) =>
      content.replace("units/other.json", '  "list"', '  "leader": 31,\n  "list"'),
    file: "units/other.json",
    at: '^"leader"',
    rule: "unit-leader",
    says: ["leader is 31, but unit other has no leader"],
  },
];
