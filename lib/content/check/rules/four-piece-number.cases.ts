import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a number that is given twice",
    breaks: (content) => content.edit("four-piece/tenshouin_eichi.json", { number: 5 }),
    file: "four-piece/tenshouin_eichi.json",
    at: '"number": ^5',
    rule: "four-piece-number",
    says: ["number is 5, which content/four-piece/hibiki_wataru.json has too", "did you mean 3?"],
  },
];
