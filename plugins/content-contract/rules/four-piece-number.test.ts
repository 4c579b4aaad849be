import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "a number that is given twice",
    breaks: (content) => content.edit("four-piece/sena_izumi.json", { number: 9 }),
    file: "four-piece/sena_izumi.json",
    at: '"number": ^9',
    rule: "four-piece-number",
    says: ["number is 9, which content/four-piece/hibiki_wataru.json has too", "did you mean 10?"],
  },
]);
