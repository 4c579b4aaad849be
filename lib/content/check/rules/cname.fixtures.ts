import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "an audition record is of another idol than the later record",
    breaks: (content) => {
      content.edit("characters/esu.4piece.json", { id: 83 });
      content.edit("characters/kanna.4piece.json", { id: 81, cname: "natsu_kanna", name: "Natsu" });
      content.rename("characters/kanna.4piece.json", "characters/natsu_kanna.json");
    },
    file: "characters/esu.4piece.json",
    at: '"cname": ^"esu"',
    rule: "cname",
    says: ["83 and 10081 are not two records of one idol", "81 to 85"],
  },
];
