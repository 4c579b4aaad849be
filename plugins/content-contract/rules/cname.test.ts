import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "an audition record is of another idol than the later record",
    breaks: (content) => {
      content.edit("characters/esu.4piece.json", { id: 82 });
      content.edit("characters/taki_ibuki.4piece.json", { id: 81, cname: "ibuki" });
      content.rename("characters/taki_ibuki.4piece.json", "characters/ibuki.json");
    },
    file: "characters/esu.4piece.json",
    at: '"cname": ^"esu"',
    rule: "cname",
    says: ["82 and 10081 are not two records of one idol", "81 to 85"],
  },
]);
