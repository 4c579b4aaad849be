import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a unit's file is deleted",
    breaks: (content) => content.delete("units/fine.json"),
    file: "units/fine.json",
    rule: "missing-file",
    says: ['there must be a record of unit "fine"'],
  },
  {
    what: "an office's file is deleted",
    breaks: (content) => content.delete("offices/sp.json"),
    file: "units/fine.json",
    at: '"id": ^"fine"',
    rule: "office-list",
    says: ['no office has unit "fine" in its list'],
  },
  {
    what: "the site's file is deleted",
    breaks: (content) => content.delete("site.json"),
    file: "site.json",
    rule: "missing-file",
    says: ["the site's defaults"],
  },
  {
    what: "the list of redirects is deleted",
    breaks: (content) => content.delete("redirects.json"),
    file: "redirects.json",
    rule: "missing-file",
    says: ["the redirects"],
  },
  {
    what: "the games' file is deleted",
    breaks: (content) => content.delete("play.json"),
    file: "play.json",
    rule: "missing-file",
    says: ["the games"],
  },
  {
    what: "the file of the series is deleted",
    breaks: (content) => content.delete("music.json"),
    file: "music.json",
    rule: "missing-file",
    says: ["the series of albums"],
  },
  ...["source-url", "game-feature-list", "count-info", "contribution-video-list"].map(
    (name): BrokenCase => ({
      what: `the answer ${name} is deleted`,
      breaks: (content) => content.delete(`api/${name}.json`),
      file: `api/${name}.json`,
      rule: "missing-file",
      says: ["the file is missing: there must be a record of"],
    }),
  ),
  {
    what: "a venue's file is deleted",
    breaks: (content) => content.delete("venues/gourmet.json"),
    file: "venues/gourmet.json",
    rule: "missing-file",
    says: ['there must be a record of venue "gourmet"'],
  },
  {
    what: "the file of an idol of the audition is deleted",
    breaks: (content) => content.delete("four-piece/sagiri_esu.json"),
    file: "four-piece/sagiri_esu.json",
    rule: "missing-file",
    says: ['the idol "sagiri_esu" of the audition'],
  },
];
