import type { BrokenCase } from "../../testing/broken-content";

const FILE = "exhibits/tea-at-the-curtain-call.json";

export const cases: BrokenCase[] = [
  {
    what: "a typing mistake in the key of a part",
    breaks: (content) => content.replace(FILE, '"part": "lilies"', '"part": "lillies"'),
    file: FILE,
    at: '"part": ^"lillies"',
    rule: "exhibit-parts",
    says: ['part is "lillies", but there is no flower with that key', 'did you mean "lilies"?'],
  },
  {
    what: "a part of another kind",
    breaks: (content) => content.replace(FILE, '"part": "crown"', '"part": "roses"'),
    file: FILE,
    at: '"kind": "sticker",\n        "part": ^"roses"',
    rule: "exhibit-parts",
    says: ["there is no sticker with that key"],
  },
  {
    what: "a backdrop that does not exist",
    breaks: (content) => content.replace(FILE, '"backdrop": "foyer"', '"backdrop": "foyers"'),
    file: FILE,
    at: '"backdrop": ^"foyers"',
    rule: "exhibit-parts",
    says: ["stand.backdrop", 'did you mean "foyer"?'],
  },
  {
    what: "a character without a poster",
    breaks: (content) => content.replace(FILE, '"character": 22', '"character": 23'),
    file: FILE,
    at: '"character": ^23',
    rule: "reference",
    says: ["there is no such character", "did you mean 22 (Eichi Tenshouin)?"],
  },
  {
    what: "a record of the audition, whose poster is another",
    breaks: (content) => content.replace(FILE, '"character": 22', '"character": 81'),
    file: FILE,
    at: '"character": ^81',
    rule: "exhibit-parts",
    says: ["character is 81, a record of the audition"],
  },
  {
    what: "a unit that does not exist",
    breaks: (content) => content.replace(FILE, '"unit": "fine"', '"unit": "fyne"'),
    file: FILE,
    at: '"unit": ^"fyne"',
    rule: "choice",
    says: ['did you mean "fine"?'],
  },
  {
    what: "an exhibit under another name",
    breaks: (content) => content.rename(FILE, "exhibits/tea-before-the-curtain-call.json"),
    file: "exhibits/tea-before-the-curtain-call.json",
    at: '"id": ^"tea',
    rule: "file-name",
    says: ["the file is called tea-before-the-curtain-call.json"],
  },
  {
    what: "a day that does not exist",
    breaks: (content) => content.edit(FILE, { created: "2026-02-30T10:00:00Z" }),
    file: FILE,
    at: '"created": ^"',
    rule: "date",
    says: ['"2026-02-30T10:00:00Z", which is not a day of the calendar'],
  },
];
