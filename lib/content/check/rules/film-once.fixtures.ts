import type { BrokenCase } from "../../testing/broken-content";

const FILM = "campaigns/playmovie";
const star = { frame: 1, length: 3, x: 0, y: 0, depth: 100, size: 20 };

export const cases: BrokenCase[] = [
  {
    what: "no star to be found",
    breaks: (content) => content.edit(`${FILM}/roll-call.json`, { star: undefined }),
    file: `${FILM}/ghost-light.json`,
    rule: "film-once",
    says: ["the film has no hidden star"],
  },
  {
    what: "a second star",
    breaks: (content) => content.edit(`${FILM}/bow.json`, { star }),
    file: `${FILM}/roll-call.json`,
    at: '"star": ^{',
    rule: "film-once",
    says: [`the film has a hidden star already, in content/${FILM}/bow.json`],
  },
  {
    what: "a film without a title",
    breaks: (content) =>
      content.edit(`${FILM}/leave-a-light-on.json`, { "lettering.0.role": "line" }),
    file: `${FILM}/ghost-light.json`,
    rule: "film-once",
    says: ["the film has no title", 'with the role "title"'],
  },
];
