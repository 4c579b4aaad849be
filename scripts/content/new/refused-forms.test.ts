import { existsSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../../../lib/command-line/command-error";
import { inProject } from "../testing/project";
import { CLUB, FORM, fillIn, IDOL, UNIT, UNKNOWN, words } from "./testing/forms";

it.each([
  [
    "a value is wrong",
    "club",
    { ...CLUB, desc: "Short." },
    /^\.report\/new\/club\.json:1:\d+ {2}length {2}desc/m,
  ],
  [
    "the content would not be valid",
    "character",
    { ...IDOL, text: words(20, "x".repeat(230)) },
    /^\.report\/new\/character\.json:1:\d+ {2}word-count {2}text has 20 words/m,
  ],
  ["an id stands for a name", "club", { ...CLUB, list: ["22"] }, 'did you mean "tenshouin_eichi"?'],
  [
    "the leader is no member",
    "unit",
    { ...UNIT, list: ["fushimi_yuzuru", "hibiki_wataru"], leader: "Wataru Hibiki" },
    /^\.report\/new\/unit\.json:1:\d+ {2}form {2}leader is "Wataru Hibiki".*did you mean "hibiki_wataru"\?/m,
  ],
  [
    "a new idol in a unit is told of in too few words",
    "unit",
    {
      ...UNIT,
      list: ["fushimi_yuzuru"],
      newIdols: [
        {
          ...IDOL,
          unit: undefined,
          vid: "-",
          names: {},
          cv: "-",
          profile: UNKNOWN,
          text: words(20, "x".repeat(230)),
        },
      ],
    },
    /^\.report\/new\/unit\.json:1:\d+ {2}word-count {2}text has 20 words/m,
  ],
  ["a club is not there", "character", { ...IDOL, circle: ["Theatre"] }, 'did you mean "Theater"?'],
  [
    "a character is not there",
    "club",
    { ...CLUB, list: ["hibiki_watru"] },
    'did you mean "hibiki_wataru"?',
  ],
  ["something is left out", "character", { ...IDOL, name: "" }, "name is empty"],
])("writes nothing and keeps the form if %s", (_what, kind, values, said) =>
  inProject(async (project) => {
    const before = project.snapshot;
    const { code, text } = await fillIn(project, kind, values);
    expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(said) });
    expect(project.snapshot).toEqual(before);
    expect(existsSync(join(project.root, FORM, `${kind}.json`))).toBe(true);
  }),
);

it.each([
  ["a name is taken", "club", { ...CLUB, key: "Niki" }, '"Niki" already'],
  ["no trip is left to be made", "trip", {}, "content/schema/trip.schema.json"],
])("refuses if %s", (_what, kind, values, said) =>
  inProject(async (project) => {
    const before = project.snapshot;
    const made = fillIn(project, kind, values);
    await expect(made).rejects.toThrow(CommandError);
    await expect(made).rejects.toThrow(said);
    expect(project.snapshot).toEqual(before);
  }),
);
