import type { BrokenCase, ValidCase } from "../../testing/broken-content";

const FILM = "campaigns/playmovie/leave-a-light-on.json";

export const cases: BrokenCase[] = [
  ...(
    [
      ["characters/hibiki_wataru.json", "name", "Wataru☆ Hibiki", "☆"],
      ["units/fine.json", "name", "天", "天"],
      ["offices/sp.json", "name", "Привет", "П"],
    ] as const
  ).map(
    ([file, name, text, letter]): BrokenCase => ({
      what: `${text} in a picture`,
      breaks: (content) => content.edit(file, { [name]: text }),
      file,
      at: `"${name}": ^"${text}"`,
      rule: "lettering",
      says: [
        `${name} has "${letter}", which the typeface of pictures lacks; allowed: Latin letters`,
      ],
    }),
  ),
  {
    what: "an emoji in a line of the film",
    breaks: (content) => content.edit(FILM, { "lettering.0.lines.0": "Light 💡" }),
    file: FILM,
    at: '^"Light 💡"',
    rule: "lettering",
    says: ['lettering, item 1, lines, item 1 has "💡"'],
  },
];

export const valid: ValidCase[] = [
  {
    what: "a name with accents and marks",
    changes: (content) =>
      content.edit("characters/hibiki_wataru.json", { name: "Zoë Ra*bits-Šő!" }),
  },
];
