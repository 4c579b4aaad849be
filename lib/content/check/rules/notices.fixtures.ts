import type { BrokenCase } from "../../testing/broken-content";

const FILE = "api/activity-list.json";

export const cases: BrokenCase[] = [
  {
    what: "a notice whose id names another year",
    breaks: (content) => content.edit(FILE, { "0.id": "2025-lure-and-ruler" }),
    file: FILE,
    at: '"id": ^"2025-lure-and-ruler"',
    rule: "notices",
    says: ["but it begins in 2026", 'did you mean "2026-lure-and-ruler"?'],
  },
  {
    what: "a notice whose id names another year, beside a day in another form",
    breaks: (content) =>
      content.edit(FILE, { "0.id": "2025-lure-and-ruler", "0.start": "15/5/2026" }),
    file: FILE,
    at: '"id": ^"2025-lure-and-ruler"',
    rule: "notices",
    says: ["but it begins in 2026"],
    also: [{ file: FILE, at: '"start": ^', rule: "form", says: ['did you mean "2026-05-15"?'] }],
  },
  {
    what: "a notice that stands too low",
    breaks: (content) =>
      content.edit(FILE, {
        "3.id": "2026-fairy-tale",
        "3.start": "2026-07-02",
        "3.end": "2026-07-03",
      }),
    file: FILE,
    at: '"start": ^"2026-07-02"',
    rule: "notices",
    says: [
      /item 4 begins on 2026-07-02, after the notice above it \(2024-11-09\); it belongs at the top, above "[^"]+"; allowed: the newest notice first; `npm run content -- check --fix` fixes it/,
    ],
  },
  {
    what: "a last day in Taiwan without a first",
    breaks: (content) => content.edit(FILE, { "0.endTw": "2027-01-01" }),
    file: FILE,
    at: '"endTw": ^"2027-01-01"',
    rule: "notices",
    says: ["a last day in Taiwan but no first"],
  },
  {
    what: "a unit that does not exist on a notice",
    breaks: (content) => content.edit(FILE, { "0.units": ["spry"] }),
    file: FILE,
    at: '"units": [\n      ^"spry"',
    rule: "choice",
    says: ['did you mean "spri" (Special for Princess!)?'],
  },
  {
    what: "a kind of notice that does not exist",
    breaks: (content) => content.edit(FILE, { "0.kind": "tuor" }),
    file: FILE,
    at: '"kind": ^"tuor"',
    rule: "choice",
    says: ['did you mean "tour"?'],
  },
  {
    what: "a notice on a day that does not exist",
    breaks: (content) => content.edit(FILE, { "0.end": "2026-06-31" }),
    file: FILE,
    at: '"end": ^"2026-06-31"',
    rule: "date",
    says: ["which is not a day of the calendar"],
  },
  {
    what: "a notice that ends before it begins",
    breaks: (content) => content.edit(FILE, { "0.end": "2026-05-14" }),
    file: FILE,
    at: '"end": ^"2026-05-14"',
    rule: "date",
    says: ["before it began (2026-05-15)"],
  },
  {
    what: "a straight quotation mark in a notice",
    breaks: (content) => content.edit(FILE, { "0.text": "It's on." }),
    file: FILE,
    at: '"text": ^"It\'s on."',
    rule: "plain-text",
    says: [
      'a straight quotation mark, at "It\'s on."; did you mean "It’s on."? allowed: the curly marks ‘ ’ “ ”; `npm run content -- check --fix` fixes it',
    ],
  },
  {
    what: "a notice without a text",
    breaks: (content) => content.edit(FILE, { "0.text": undefined }),
    file: FILE,
    at: "[\n  ^{",
    rule: "missing-property",
    says: ["text"],
  },
];
