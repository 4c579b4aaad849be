import type { BrokenCase, ValidCase } from "../../testing/broken-content";

const WIDE = "art/scenes/royal-stage.wide.svg";
const TALL = "art/scenes/royal-stage.tall.svg";

export const cases: BrokenCase[] = [
  {
    what: "a scene without its tall sheet",
    breaks: (content) => content.delete(TALL),
    file: WIDE,
    rule: "illustration-file",
    says: ["the stage set of a campaign needs a drawing content/art/scenes/royal-stage.tall.svg"],
  },
  {
    what: "a scene without its wide sheet",
    breaks: (content) => content.delete(WIDE),
    file: TALL,
    rule: "illustration-file",
    says: ["content/art/scenes/royal-stage.wide.svg too"],
  },
  {
    what: "a trip to a landscape without a drawing",
    breaks: (content) => content.edit("trips/trip03.json", { scenery: "harbor" }),
    file: "trips/trip03.json",
    at: '"scenery": ^"harbor"',
    rule: "choice",
    says: ['did you mean "harbour"?'],
  },
  ...["Lantern", "lantern_", "LANTERN"].map(
    (name): BrokenCase => ({
      what: `a mark that a unit names lantern, in a file called ${name}.svg`,
      breaks: (content) => {
        content.write(`art/marks/${name}.svg`, content.read("art/marks/plain.svg"));
        content.edit("units/fine.json", { mark: "lantern" });
      },
      file: `art/marks/${name}.svg`,
      rule: "illustration-file",
      says: ["rename the file to lantern.svg"],
    }),
  ),
  {
    what: "all landscapes are deleted",
    breaks: (content) => {
      for (const name of ["palace", "funfair", "harbour"]) {
        content.delete(`art/sceneries/${name}.svg`);
      }
    },
    file: "trips/trip01.json",
    at: '"scenery": ^"palace"',
    rule: "illustration-file",
    says: ["there is no drawing in content/art/sceneries"],
  },
  {
    what: "the plain mark is deleted, and a unit has no other",
    breaks: (content) => {
      content.delete("art/marks/plain.svg");
      content.edit("units/fine.json", { mark: undefined });
    },
    file: "units/fine.json",
    rule: "illustration-file",
    says: ["no drawing content/art/marks/plain.svg in its place"],
  },
  {
    what: "an emblem with a misspelt name",
    breaks: (content) =>
      content.replace("characters/leon.json", '"emblem": "leon"', '"emblem": "lion"'),
    file: "characters/leon.json",
    at: '"emblem": ^"lion"',
    rule: "choice",
    says: ['did you mean "leon"?'],
  },
];

export const valid: ValidCase[] = [
  {
    what: "a landscape that no trip shows",
    changes: (content) =>
      content.write("art/sceneries/desert.svg", content.read("art/sceneries/harbour.svg")),
  },
];
