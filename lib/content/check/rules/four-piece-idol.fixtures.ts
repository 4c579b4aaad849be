import type { BrokenCase } from "../../testing/broken-content";

const ESU = "four-piece/sagiri_esu.json";

export const cases: BrokenCase[] = [
  {
    what: "a page about another idol",
    breaks: (content) => content.edit("four-piece/hibiki_wataru.json", { character: 22 }),
    file: "four-piece/hibiki_wataru.json",
    at: '"character": ^22',
    rule: "four-piece-idol",
    says: [
      'character is 22 (Eichi Tenshouin), which is not the id of "hibiki_wataru"',
      "did you mean 27 (Wataru Hibiki)?",
    ],
  },
  {
    what: "a page of an idol who does not exist",
    breaks: (content) => content.edit("four-piece/hibiki_wataru.json", { character: 60 }),
    file: "four-piece/hibiki_wataru.json",
    at: '"character": ^60',
    rule: "four-piece-idol",
    says: ["character is 60", "did you mean 27 (Wataru Hibiki)?"],
  },
  {
    what: "a newcomer without the audition record",
    breaks: (content) => content.edit(ESU, { audition: undefined }),
    file: ESU,
    rule: "four-piece-idol",
    says: ["audition is missing, but the audition record of 10081 is 81", "did you mean 81?"],
  },
  {
    what: "a newcomer with the audition record of another",
    breaks: (content) => content.edit(ESU, { audition: 83 }),
    file: ESU,
    at: '"audition": ^83',
    rule: "four-piece-idol",
    says: ["audition is 83", "did you mean 81?"],
  },
  {
    what: "an audition record of an idol who is not a newcomer",
    breaks: (content) => content.edit("four-piece/hibiki_wataru.json", { audition: 81 }),
    file: "four-piece/hibiki_wataru.json",
    at: '"audition": ^81',
    rule: "four-piece-idol",
    says: ["27 is not a newcomer and has no audition record"],
  },
  {
    what: "a twin who is none",
    breaks: (content) => content.edit("four-piece/aoi_hinata.json", { twin: 6 }),
    file: "four-piece/aoi_hinata.json",
    at: '"twin": ^6',
    rule: "four-piece-idol",
    says: [
      'twin is 6 (Tori Himemiya), which is not linked with "aoi_hinata"',
      "did you mean 8 (Yuta Aoi)?",
    ],
  },
  {
    what: "an idol who is not in the audition",
    breaks: (content) => content.edit(ESU, { slug: "sagiri_esk" }),
    file: ESU,
    at: '"slug": ^"sagiri_esk"',
    rule: "choice",
    says: ['did you mean "sagiri_esu"?'],
  },
];
