import { testBroken } from "../testing/broken-content";

const FILE = "exhibits/stitched-in-crimson.json";

testBroken([
  {
    what: "a slip in the key of a part",
    breaks: (content) => content.replace(FILE, '"part": "peonies"', '"part": "peonys"'),
    file: FILE,
    at: '"part": ^"peonys"',
    rule: "exhibit-parts",
    says: ['part is "peonys", but there is no flower with that key', 'did you mean "peonies"?'],
  },
  {
    what: "a part of another kind",
    breaks: (content) => content.replace(FILE, '"part": "mask"', '"part": "roses"'),
    file: FILE,
    at: '"kind": "sticker",\n        "part": ^"roses"',
    rule: "exhibit-parts",
    says: ["there is no sticker with that key"],
  },
  {
    what: "a backdrop that there is not",
    breaks: (content) => content.replace(FILE, '"backdrop": "foyer"', '"backdrop": "foyers"'),
    file: FILE,
    at: '"backdrop": ^"foyers"',
    rule: "exhibit-parts",
    says: ["stand.backdrop", 'did you mean "foyer"?'],
  },
  {
    what: "a character without a poster",
    breaks: (content) => content.replace(FILE, '"character": 35', '"character": 36'),
    file: FILE,
    at: '"character": ^36',
    rule: "exhibit-parts",
    says: ["there is no poster of a character with that id", "did you mean 35?"],
  },
  {
    what: "a record of the audition, whose poster is another",
    breaks: (content) => content.replace(FILE, '"character": 35', '"character": 81'),
    file: FILE,
    at: '"character": ^81',
    rule: "exhibit-parts",
    says: ["no poster of a character"],
  },
  {
    what: "a unit that there is not",
    breaks: (content) => content.replace(FILE, '"unit": "valkyrie"', '"unit": "valkyria"'),
    file: FILE,
    at: '"unit": ^"valkyria"',
    rule: "choice",
    says: ['did you mean "valkyrie"?'],
  },
  {
    what: "an exhibit under another name",
    breaks: (content) => content.rename(FILE, "exhibits/stitched-in-scarlet.json"),
    file: "exhibits/stitched-in-scarlet.json",
    at: '"id": ^"stitched',
    rule: "file-name",
    says: ["the file is called stitched-in-scarlet.json"],
  },
  {
    what: "a day that does not exist",
    breaks: (content) => content.edit(FILE, { created: "2026-02-30T10:00:00Z" }),
    file: FILE,
    at: '"created": ^"',
    rule: "date",
    says: ['"2026-02-30", which is no day of the calendar'],
  },
]);
