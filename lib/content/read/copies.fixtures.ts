import type { BrokenCase } from "../testing/broken-content";

export const cases: BrokenCase[] = [
  ...["(1)", "- Copy", "- Copy (2)", "copy", "copy 2"].map(
    (mark): BrokenCase => ({
      what: `an edited copy, fine ${mark}`,
      breaks: (content) =>
        content.write(
          `units/fine ${mark}.json`,
          content.read("units/fine.json").replace("22", "6"),
        ),
      file: `units/fine ${mark}.json`,
      rule: "copy",
      says: ["is a copy of content/units/fine.json: put what you changed there, and delete it"],
    }),
  ),
  ...["units/fine", "characters/hibiki_wataru", "trips/trip02", "clubs/Sports"].map(
    (original): BrokenCase => ({
      what: `a copy that a system made of ${original}`,
      breaks: (content) => content.write(`${original} (1).json`, content.read(`${original}.json`)),
      file: `${original} (1).json`,
      rule: "copy",
      says: [`the file is a copy of content/${original}.json`, "allowed: each record once"],
    }),
  ),
  // All but the last sort before the original, and the first has the title as its name.
  ...["songs/Fighting Dreamer", "songs/Fighting-Dreamer", "clubs/SPORTS", "clubs/sports"].map(
    (copy): BrokenCase => {
      const original = copy.startsWith("songs") ? "songs/fighting-dreamer" : "clubs/Sports";
      return {
        what: `a copy of ${original} that is called ${copy}`,
        breaks: (content) => content.write(`${copy}.json`, content.read(`${original}.json`)),
        file: `${copy}.json`,
        rule: "copy",
        says: [`the file is a copy of content/${original}.json: delete it`],
      };
    },
  ),
  {
    what: "a copy whose original has been laid out again",
    breaks: (content) =>
      content.write(
        "songs/Fighting Dreamer.json",
        JSON.stringify(content.record("songs/fighting-dreamer.json")),
      ),
    file: "songs/Fighting Dreamer.json",
    rule: "copy",
    says: ["the file is a copy of content/songs/fighting-dreamer.json: delete it"],
  },
  {
    what: "an edited copy that is called as the title",
    breaks: (content) =>
      content.write(
        "songs/Fighting Dreamer.json",
        content.read("songs/fighting-dreamer.json").replace('"27"', '"28"'),
      ),
    file: "songs/Fighting Dreamer.json",
    rule: "copy",
    says: ["a copy of content/songs/fighting-dreamer.json: put what you changed there"],
  },
];
