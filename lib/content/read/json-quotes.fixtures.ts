import type { BrokenCase } from "../testing/broken-content";

const FINE = "units/fine.json";
const EICHI = "characters/tenshouin_eichi.json";

export const cases: BrokenCase[] = [
  {
    what: "a straight quote inside a text",
    breaks: (content) => content.replace(EICHI, '"desc": "', '"desc": "The "old" '),
    file: EICHI,
    at: '"desc": "The ^"old"',
    rule: "json",
    says: ["a straight double quote inside the text ends it here", "allowed: curly quotes (“ ”)"],
  },
  {
    what: "a straight quote before a number in a text",
    breaks: (content) => content.replace(EICHI, '"desc": "', '"desc": "The "1" '),
    file: EICHI,
    at: '"desc": "The ^"1"',
    rule: "json",
    says: ["a straight double quote inside the text ends it here"],
  },
  {
    what: "a straight quote behind curly ones in a text",
    breaks: (content) => content.replace(EICHI, '"desc": "', '"desc": "“Tea”, "he" says. '),
    file: EICHI,
    at: '"desc": "“Tea”, ^"he"',
    rule: "json",
    says: ["a straight double quote inside the text ends it here"],
  },
  {
    what: "a line break behind curly quotes in a text",
    breaks: (content) => content.replace(EICHI, '"desc": "', '"desc": "He says: “Tea.”\n'),
    file: EICHI,
    at: "“Tea.”^\n",
    rule: "json",
    says: ["a line break stands inside a text"],
  },
  {
    what: "a closing quote too many",
    breaks: (content) => content.replace(FINE, '"id": "fine",', '"id": "fine"",'),
    file: FINE,
    at: '"id": "fine^"",',
    rule: "json",
    says: ["a straight double quote inside the text ends it here"],
  },
  ...[
    ["around a name", '"leader":', "“leader”:", "^“leader”:"],
    ["behind a name", '"leader":', '"leader”:', '"leader^”:'],
    ["around a text", '"id": "fine"', '"id": “fine”', '"id": ^“fine”'],
    ["before a text", '"id": "fine"', '"id": “fine"', '"id": ^“fine"'],
    ["behind a text", '"id": "fine"', '"id": "fine”', '"id": "fine^”'],
  ].map(
    ([where, from = "", to = "", at = ""]): BrokenCase => ({
      what: `a curly quote ${where}`,
      breaks: (content) => content.replace(FINE, from, to),
      file: FINE,
      at,
      rule: "json",
      says: ["a curly quote (", 'allowed: straight double quotes (")'],
    }),
  ),
  {
    what: "single quotes around a text",
    breaks: (content) => content.replace(FINE, '"id": "fine"', "\"id\": 'fine'"),
    file: FINE,
    at: "\"id\": ^'fine'",
    rule: "json",
    says: ["a single quote (')"],
  },
  {
    what: "a line break in a text",
    breaks: (content) => content.replace(EICHI, '"desc": "', '"desc": "He is\n'),
    file: EICHI,
    at: '"desc": "He is^\n',
    rule: "json",
    says: ["a line break stands inside a text", "allowed: a text on one line, with \\n"],
  },
  {
    what: "a line break before the closing quote of a text",
    breaks: (content) => content.replace(FINE, '"id": "fine",', '"id": "fine\n",'),
    file: FINE,
    at: '"id": "fine^\n',
    rule: "json",
    says: ["a line break stands inside a text"],
  },
  {
    what: "a tab in a text",
    breaks: (content) => content.replace(FINE, '"id": "fine"', '"id": "fi\tne"'),
    file: FINE,
    at: '"id": "fi^\tne"',
    rule: "json",
    says: ["a text holds a tab"],
    also: [{ file: FINE, at: '"id": ^"fi', rule: "choice", says: ['id is "fi ne"'] }],
  },
  {
    what: "a tab and straight quotes in one text",
    breaks: (content) => content.replace(EICHI, '"desc": "', '"desc": "A\t"good" old\tman: '),
    file: EICHI,
    at: '"desc": "A^\t"good"',
    rule: "json",
    says: ["a text holds a tab", "check --fix` fixes it"],
    also: [
      {
        file: EICHI,
        at: '"desc": "A\t^"good"',
        rule: "json",
        says: ["a straight double quote inside the text ends it here", "check --fix` fixes it"],
      },
    ],
  },
  {
    what: "a tab and one straight quote in one text",
    breaks: (content) => content.replace(EICHI, '"desc": "', '"desc": "A\tman of 6" here. '),
    file: EICHI,
    at: '"desc": "A^\tman',
    rule: "json",
    says: ["a text holds a tab", "check --fix` fixes it"],
    also: [
      {
        file: EICHI,
        at: '6^" here',
        rule: "json",
        says: [/ends it here; allowed/],
      },
    ],
  },
];
