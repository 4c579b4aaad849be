import type { BrokenCase } from "../../testing/broken-content";

const FILE = "api/video-list.json";

export const cases: BrokenCase[] = [
  {
    what: "a total that is not the number of films",
    breaks: (content) => content.edit(FILE, { total: 99 }),
    file: FILE,
    at: '"total": ^99',
    rule: "video-list",
    says: [/total is 99, but list has \d+ films/, /did you mean \d+\?/],
  },
  {
    what: "a list that calls itself the second page",
    breaks: (content) => content.edit(FILE, { page: 2 }),
    file: FILE,
    at: '"page": ^2',
    rule: "video-list",
    says: ["page is 2, but the file holds all films", "did you mean 1?"],
  },
  {
    what: "two films with one id",
    breaks: (content) =>
      content.edit(FILE, { "list.1.id": "fine", "list.1.target": "/explore/media?film=fine" }),
    file: FILE,
    at: '"id": ^"fine",\n      "kind": "reel",\n      "title": "Fifteen people who decide"',
    rule: "video-list",
    says: ['id is "fine", which another film has too'],
  },
  {
    what: "a contributed film with the id of one of ours",
    breaks: (content) =>
      content.write(
        "api/contribution-video-list.json",
        JSON.stringify([
          {
            id: "leaders",
            title: "A dance",
            author: "A fan",
            about: "Five friends dance the whole of it in a kitchen.",
            seconds: 60,
            published: "2026-01-02",
            cover: "",
            target: "",
          },
        ]),
      ),
    file: "api/contribution-video-list.json",
    at: '"id":^"leaders"',
    rule: "video-list",
    says: ['id is "leaders", which another film has too'],
  },
];
