import type { BrokenCase } from "../../testing/broken-content";

const FILM = "campaigns/playmovie";

export const cases: BrokenCase[] = [
  {
    what: "a key after the end of its chapter",
    breaks: (content) => content.edit(`${FILM}/curtain.json`, { "curtain.1.frame": 12 }),
    file: `${FILM}/curtain.json`,
    at: '"frame": ^12',
    rule: "film-keys",
    says: ["curtain, item 2, frame is 12, but the chapter has 9 frames", "allowed: 1 to 9"],
  },
  {
    what: "keys in the wrong order",
    breaks: (content) => content.edit(`${FILM}/curtain.json`, { "camera.1.frame": 1 }),
    file: `${FILM}/curtain.json`,
    at: '"frame": ^1,',
    rule: "film-keys",
    says: ["camera, item 2, frame is 1, but the key before it is at 3"],
  },
  {
    what: "a still that the chapter does not have",
    breaks: (content) => content.edit(`${FILM}/bow.json`, { still: 8 }),
    file: `${FILM}/bow.json`,
    at: '"still": ^8',
    rule: "film-keys",
    says: ["still is 8, but the chapter has 7 frames"],
  },
  {
    what: "a film that begins without light",
    breaks: (content) => content.edit(`${FILM}/ghost-light.json`, { lights: undefined }),
    file: `${FILM}/ghost-light.json`,
    rule: "film-keys",
    says: ["the film begins without a key of lights"],
  },
];
