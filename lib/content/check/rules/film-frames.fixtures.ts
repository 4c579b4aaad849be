import type { BrokenCase } from "../../testing/broken-content";

const FILM = "campaigns/playmovie";

export const cases: BrokenCase[] = [
  {
    what: "a chapter that is too long",
    breaks: (content) => content.edit(`${FILM}/curtain.json`, { frames: 11 }),
    file: `${FILM}/leave-a-light-on.json`,
    at: '"frames": ^9',
    rule: "film-frames",
    says: ["the chapters have 102 frames together", "allowed: 100", "did you mean 7 here?"],
  },
  {
    what: "two chapters with one number",
    breaks: (content) => content.edit(`${FILM}/curtain.json`, { number: 2 }),
    file: `${FILM}/first-light.json`,
    at: '"number": ^2',
    rule: "unique",
    says: [`number is 2, which content/${FILM}/curtain.json has too`, "did you mean 3?"],
  },
  {
    what: "a gap between two chapters",
    breaks: (content) => content.edit(`${FILM}/curtain.json`, { number: 8 }),
    file: `${FILM}/curtain.json`,
    at: '"number": ^8',
    rule: "film-frames",
    says: ["number is 8, but there are 7 chapters", "allowed: 1 to 7"],
  },
  {
    what: "a chapter under another name",
    breaks: (content) => content.edit(`${FILM}/curtain.json`, { id: "velvet" }),
    file: `${FILM}/curtain.json`,
    at: '"id": ^"velvet"',
    rule: "file-name",
    says: ['id is "velvet", but the file is called curtain.json'],
  },
  {
    what: "a straight quotation mark in a caption",
    breaks: (content) =>
      content.edit(`${FILM}/curtain.json`, { caption: "The curtain's heavier than it looks." }),
    file: `${FILM}/curtain.json`,
    at: '"caption": ^',
    rule: "plain-text",
    says: ["caption has a straight quotation mark"],
  },
];
