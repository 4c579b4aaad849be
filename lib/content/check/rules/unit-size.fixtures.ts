import type { BrokenCase } from "../../testing/broken-content";
import { addIdol, addUnit } from "../../testing/new-records";

const FINE = "units/fine.json";
const MAM = "units/mam.json";

export const cases: BrokenCase[] = [
  {
    what: "mam with a second member",
    breaks: (content) => addUnit(content, "mam", ["hibiki_wataru", "fushimi_yuzuru"]),
    file: MAM,
    at: '"list": ^[',
    rule: "unit-size",
    says: ["unit mam has 2 members", "allowed: 1 member"],
  },
  {
    what: "a unit of six members",
    breaks: (content) => {
      addIdol(content, "fifth", 15, "fine");
      addIdol(content, "sixth", 16, "fine");
    },
    file: FINE,
    at: '"list": ^[',
    rule: "unit-size",
    says: ["unit fine has 6 members", "allowed: 2 to 5 members"],
  },
];
