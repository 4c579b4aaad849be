import type { BrokenCase } from "../testing/broken-content";

const FINE = "units/fine.json";

/** A case with another value for the leader. */
const valued = (written: string, ...says: string[]): BrokenCase => ({
  what: `${JSON.stringify(written)} as a value`,
  breaks: (content) => content.replace(FINE, '"leader": 22', `"leader": ${written}`),
  file: FINE,
  at: `"leader": ^${written}`,
  rule: "json",
  says,
});

const NUMBER = "is not how JSON writes a number";

export const cases: BrokenCase[] = [
  valued("+1", `+1 ${NUMBER}`),
  valued(".5", NUMBER),
  valued("5.", NUMBER),
  valued("007", "none begins with 0", "did you mean 7?"),
  valued("1,234", "it has no commas between digits", "did you mean 1234?"),
  valued("180cm", "leave the unit out", 'did you mean "180"?'),
  valued("undefined", '"undefined" is not a JSON value', "leave the whole entry out"),
  valued("# 22", "comments are not possible"),
  valued("<!-- the boss --> 22", "comments are not possible"),
  valued("0x10", NUMBER),
  valued("1e", NUMBER),
  valued("NaN", '"NaN" is not a JSON value'),
  valued("Null", "did you mean null?"),
  valued("22;", `22; ${NUMBER}`),
  ...["\u00a0", "\u2028", "\u000b", "\ufeff"].map((space) =>
    valued(
      space + "22",
      "an invisible character",
      `U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
      "allowed: normal spaces and line breaks",
    ),
  ),
  ...[
    ['"leader": 22', '"leader" = 22', '"leader" ^= 22', "a colon (:)"],
    ['"leader": 22', '"leader"： 22', '"leader"^： 22', "a colon (:)"],
    ['"id": "fine",', '"id": "fine";', '"id": "fine"^;', "a comma (,)"],
    ['"id": "fine",', '"id": "fine"，', '"id": "fine"^，', "a comma (,)"],
    ['"id": "fine",', '"id": "fine"、', '"id": "fine"^、', "a comma (,)"],
  ].map(
    ([from = "", to = "", at = "", words = ""]): BrokenCase => ({
      what: `${to} in place of ${from}`,
      breaks: (content) => content.replace(FINE, from, to),
      file: FINE,
      at,
      rule: "json",
      says: [`stands where ${words} belongs`],
    }),
  ),
  {
    what: "a birthday without quotation marks",
    breaks: (content) =>
      content.replace("characters/tenshouin_eichi.json", '"birthday": "01-10"', '"birthday": 0110'),
    file: "characters/tenshouin_eichi.json",
    at: '"birthday": ^0110',
    rule: "json",
    says: ["a day is text", 'did you mean "01-10"?'],
  },
  {
    what: "a name without quotes",
    breaks: (content) => content.replace(FINE, '"leader":', "leader:"),
    file: FINE,
    at: "^leader:",
    rule: "json",
    says: ["the name leader must be in double quotes", 'did you mean "leader"?'],
  },
  {
    what: "a no-break space before a colon",
    breaks: (content) => content.replace(FINE, '"leader":', '"leader"\u00a0:'),
    file: FINE,
    at: '"leader"^\u00a0',
    rule: "json",
    says: ["an invisible character (U+00A0)"],
  },
  {
    what: "comments in comments",
    breaks: (content) => content.write(FINE, `{\n${"/*".repeat(200_000)}\n}\n`),
    file: FINE,
    at: "^/*",
    rule: "json",
    says: ["comments are not possible in JSON"],
  },
  {
    what: "entries on one line without commas",
    breaks: (content) => content.write(FINE, `{${'"a":"b"'.repeat(50_000)}}`),
    file: FINE,
    at: '{"a":"b^"',
    rule: "json",
    says: ["a straight double quote inside the text ends it here"],
  },
  {
    what: "nothing but spaces behind a text",
    breaks: (content) => content.write(FINE, `{"a":1,"b"${" ".repeat(900_000)}"`),
    file: FINE,
    at: `{"a":1,"b"${" ".repeat(900_000)}"^`,
    rule: "json",
    says: ["the closing double quote is missing"],
  },
];
