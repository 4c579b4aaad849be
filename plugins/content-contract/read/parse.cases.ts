import type { BrokenCase } from "../testing/broken-content";

const FINE = "units/fine.json";
const EICHI = "characters/tenshouin_eichi.json";

export const cases: BrokenCase[] = [
  {
    what: "a comma after the last entry of an object",
    breaks: (content) => content.replace("clubs/Sports.json", "  ]\n}", "  ],\n}"),
    file: "clubs/Sports.json",
    at: "  ]^,\n}",
    rule: "json",
    says: ["a comma after the last entry", "allowed: no comma here"],
  },
  {
    what: "a comma after the last item of a list",
    breaks: (content) => content.replace("clubs/BandBB.json", "    8\n", "    8,\n"),
    file: "clubs/BandBB.json",
    at: "    8^,",
    rule: "json",
    says: ["a comma after the last entry"],
  },
  {
    what: "a comment on a line",
    breaks: (content) => content.replace(FINE, '  "leader"', '  // the boss\n  "leader"'),
    file: FINE,
    at: "^// the boss",
    rule: "json",
    says: ["comments are not possible in JSON"],
  },
  {
    what: "a comment between two values",
    breaks: (content) => content.replace(FINE, '"leader": 22', '"leader": /* Eichi */ 22'),
    file: FINE,
    at: "^/* Eichi",
    rule: "json",
    says: ["comments are not possible in JSON"],
  },
  {
    what: "a property stands twice",
    breaks: (content) =>
      content.replace(FINE, '  "leader": 22,', '  "leader": 22,\n  "leader": 6,'),
    file: FINE,
    at: '^"leader": 6',
    rule: "duplicate-key",
    says: ['"leader" stands twice in the same object; it is on line 10 too'],
  },
  {
    what: "a comma is missing",
    breaks: (content) => content.replace(FINE, '"leader": 22,', '"leader": 22'),
    file: FINE,
    at: '^"list"',
    rule: "json",
    says: ["a comma is missing between two entries"],
  },
  {
    what: "a colon is missing",
    breaks: (content) => content.replace(FINE, '"leader": 22', '"leader" 22'),
    file: FINE,
    at: '"leader" ^22',
    rule: "json",
    says: ["a colon is missing"],
  },
  {
    what: "a value is missing",
    breaks: (content) => content.replace(FINE, '"leader": 22,', '"leader": ,'),
    file: FINE,
    at: '"leader": ^,',
    rule: "json",
    says: ["a value is missing"],
  },
  {
    what: "quotes are missing",
    breaks: (content) => content.replace(FINE, '"id": "fine"', '"id": fine'),
    file: FINE,
    at: '"id": ^fine',
    rule: "json",
    says: ["text must stand in double quotes", 'did you mean "fine"?'],
  },
  {
    what: "two commas in a row",
    breaks: (content) => content.replace("clubs/BandBB.json", "    4,", "    4,,"),
    file: "clubs/BandBB.json",
    at: "    4,^,",
    rule: "json",
    says: ["two commas in a row"],
  },
  {
    what: "a comma before the first item of a list",
    breaks: (content) => content.replace("clubs/BandBB.json", "    4,", "    ,4,"),
    file: "clubs/BandBB.json",
    at: "    ^,4,",
    rule: "json",
    says: ["a comma before the first entry"],
  },
  {
    what: "the opening brace is missing",
    breaks: (content) => content.replace(FINE, "{\n", "\n"),
    file: FINE,
    at: '^"$schema"',
    rule: "json",
    says: ["an opening brace { is missing before this name"],
  },
  {
    what: "the opening brace of an inner object is missing, whose names stand in the outer one too",
    breaks: (content) => {
      content.edit(EICHI, { "profile.year1": { height: "170", weight: "50", age: "17" } });
      content.replace(EICHI, '"year1": {', '"year1":');
    },
    file: EICHI,
    at: '"year1":\n      ^"height"',
    rule: "json",
    says: ["an opening brace { is missing before this name"],
  },
  {
    what: "the opening brace of an inner object is missing, whose names hide those of the record",
    breaks: (content) => {
      content.edit(EICHI, { sourceCounts: { unit: 4, name: 2 } });
      content.replace(EICHI, '"sourceCounts": {', '"sourceCounts":');
    },
    file: EICHI,
    at: '"sourceCounts":\n    ^"unit"',
    rule: "json",
    says: ["an opening brace { is missing before this name"],
  },
  {
    what: "the opening brace in a record of a newcomer, whose page of the audition names it",
    breaks: (content) => content.replace("characters/esu.json", '"names": {', '"names":'),
    file: "characters/esu.json",
    at: '"names":\n    ^"',
    rule: "json",
    says: ["an opening brace { is missing before this name"],
  },
  {
    what: "the closing brace of an inner object is missing, whose names stand in the outer one too",
    breaks: (content) => {
      content.edit(EICHI, { profile: { id: 1, color: "" }, cv: "" });
      content.replace(EICHI, /(?<="profile": \{[^}]*)\}/, "");
    },
    file: EICHI,
    at: "\n}\n^",
    rule: "json",
    says: ["a closing brace } is missing"],
  },
  {
    what: "the opening bracket of a list is missing",
    breaks: (content) => content.replace(FINE, '"list": [', '"list":'),
    file: FINE,
    at: "    ^27,",
    rule: "json",
    says: ["a name in double quotes is wanted", "or the [ of a list"],
  },
  {
    what: "a closing brace too many",
    breaks: (content) => content.replace("clubs/Sports.json", "  ]\n}", "  ]\n}}"),
    file: "clubs/Sports.json",
    at: "  ]\n}^}",
    rule: "json",
    says: ["there is no { that this } could close"],
  },
  {
    what: "a closing quote is missing",
    breaks: (content) => content.replace(FINE, '"id": "fine",', '"id": "fine,'),
    file: FINE,
    at: '"id": ^"fine,',
    rule: "json",
    says: ["a closing double quote is missing"],
  },
  {
    what: "the closing brace is missing",
    breaks: (content) => content.replace("clubs/Sports.json", "  ]\n}", "  ]\n"),
    file: "clubs/Sports.json",
    at: "  ]\n\n^",
    rule: "json",
    says: ["a closing brace } is missing"],
  },
  {
    what: "a character is escaped that cannot be",
    breaks: (content) => content.replace(FINE, '"name": "fine"', '"name": "fi\\qne"'),
    file: FINE,
    at: '"name": ^"fi',
    rule: "json",
    says: ["after a backslash"],
  },
  {
    what: "there is a second record behind the first",
    breaks: (content) => content.write(FINE, `${content.read(FINE)}{}\n`),
    file: FINE,
    at: "\n^{}",
    rule: "json",
    says: ["something after the end of the record"],
  },
  {
    what: "the file is empty",
    breaks: (content) => content.write("site.json", "\n"),
    file: "site.json",
    rule: "json",
    says: ["the file is empty", "one record in braces"],
  },
];
