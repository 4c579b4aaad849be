import type { BrokenCase } from "../../testing/broken-content";
import { addIdol, addUnit } from "../../testing/new-records";

export const cases: BrokenCase[] = [
  {
    what: "a figure has the id of an idol",
    breaks: (content) => {
      content.edit("characters/anzu.json", { id: 60 });
      content.edit("units/other.json", { "list.0": 60 });
      content.replace("other-characters/anzu.json", '"301"', '"60"');
    },
    file: "characters/anzu.json",
    at: '"id": ^60',
    rule: "id-range",
    says: ["not one of the ids of unit other", "allowed: 31, 32, 86, 301 to 309"],
  },
  {
    what: "an idol with the id of an audition record",
    breaks: (content) => {
      addIdol(content, "taki_ibuki", 82, "fine");
      addUnit(content, "akatsuki", ["taki_ibuki", "hibiki_wataru"]);
    },
    file: "characters/taki_ibuki.json",
    at: '"id": ^82',
    rule: "id-range",
    says: ["reserved for unit 4piece, but the unit is akatsuki", "and 10082"],
  },
];
