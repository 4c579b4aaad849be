import type { BrokenCase, ValidCase } from "../../testing/broken-content";
import { picture } from "../../testing/picture";
import { png } from "../../testing/png";

export const cases: BrokenCase[] = [
  {
    what: "a note lies among the records",
    breaks: (content) => content.write("units/notes.txt", "to do"),
    file: "units/notes.txt",
    rule: "stray-file",
    says: ["nothing reads it"],
  },
  {
    what: "a record lies in a folder that does not exist",
    breaks: (content) => content.write("unit/new.json", "{}"),
    file: "unit/new.json",
    rule: "stray-file",
    says: ["did you mean content/units/new.json?"],
  },
  {
    what: "two files whose names differ only in capitals",
    breaks: (content) => {
      content.write(
        "clubs/sports.json",
        content
          .read("clubs/Sports.json")
          .replace('"Sports"', '"sports"')
          .replace('"title": "', '"title": "Other '),
      );
      const file = "characters/tenshouin_eichi.json";
      const { circle } = content.record<{ circle: string[] }>(file);
      content.edit(file, { circle: [...circle, "sports"] });
    },
    file: "clubs/sports.json",
    rule: "stray-file",
    says: ["differs from content/clubs/Sports.json only in capital letters"],
  },
  {
    what: "a record's ending is in capitals",
    breaks: (content) => content.write("clubs/Chess.JSON", "{}"),
    file: "clubs/Chess.JSON",
    rule: "stray-file",
    says: ["rename it to .json", "check --fix` fixes it", "did you mean content/clubs/Chess.json?"],
  },
  {
    what: "a legal page that is a text file",
    breaks: (content) => content.write("legal/cookies.txt", "We have none."),
    file: "legal/cookies.txt",
    rule: "stray-file",
    says: ["in legal/ named *.md"],
  },
  {
    what: "a legal page in a folder that does not exist",
    breaks: (content) => content.write("legals/cookies.md", ""),
    file: "legals/cookies.md",
    rule: "stray-file",
    says: ["did you mean content/legal/cookies.md?"],
  },
  {
    what: "a record lies in a folder of a folder",
    breaks: (content) => content.write("characters/new/someone.json", "{}"),
    file: "characters/new/someone.json",
    rule: "stray-file",
    says: ["records in characters/"],
  },
  {
    what: "a second site file",
    breaks: (content) => content.write("sites.json", "{}"),
    file: "sites.json",
    rule: "stray-file",
    says: ["site.json"],
  },
  {
    what: "a picture of an unknown character",
    breaks: (content) => content.write("art/characters/aoi_yutaa.png", ""),
    file: "art/characters/aoi_yutaa.png",
    rule: "stray-file",
    says: ["did you mean content/art/characters/aoi_yuta.png?"],
  },
  ...[
    ["art/characters/wataru", "content/art/characters/hibiki_wataru.png?"],
    ["art/characters/zzz", 'called "characters/zzz"; allowed'],
    [
      "art/units/fine",
      "content/art/units/fine-wide.png or content/art/units/fine-tall.png or content/art/units/fine-mark.png?",
    ],
    [
      "characters/hibiki_wataru",
      "move it to content/art; did you mean content/art/characters/hibiki_wataru.png?",
    ],
    ["clubs/portrait", "move it to content/art; allowed: characters/<cname>"],
  ].map(
    ([path, words = ""]): BrokenCase => ({
      what: `a picture called ${path}`,
      breaks: (content) => content.write(`${path}.png`, ""),
      file: `${path}.png`,
      rule: "stray-file",
      says: [words],
    }),
  ),
  {
    what: "a picture in a format that is not taken",
    breaks: (content) => content.write("art/units/fine-wide.jpeg", ""),
    file: "art/units/fine-wide.jpeg",
    rule: "stray-file",
    says: [
      "nothing reads a file that ends with .jpeg: rename it to .jpg; `npm run content -- check --fix` fixes it",
      "did you mean content/art/units/fine-wide.jpg?",
    ],
    also: [{ file: "art/units/fine-wide.jpeg", rule: "art-file", says: ["the file is empty"] }],
  },
  {
    what: "a picture of no page in a format that is not taken",
    breaks: (content) => content.write("art/units/fine-wdie.JPEG", ""),
    file: "art/units/fine-wdie.JPEG",
    rule: "stray-file",
    says: ["rename it to .jpg"],
    also: [
      {
        file: "art/units/fine-wdie.JPEG",
        rule: "stray-file",
        says: [
          'no page shows a picture called "units/fine-wdie"; did you mean content/art/units/fine-wide.jpg?',
        ],
      },
    ],
  },
  {
    what: "a picture of a face, which is made of the poster",
    breaks: (content) => content.write("art/characters/esu-4piece-face.png", ""),
    file: "art/characters/esu-4piece-face.png",
    rule: "stray-file",
    says: [
      'is made of the poster "characters/esu-4piece" and has no file of its own',
      "did you mean content/art/characters/esu-4piece.png?",
    ],
  },
  {
    what: "an audition poster of an idol who did not take part",
    breaks: (content) => content.write("art/characters/aoi_yuta-4piece.png", ""),
    file: "art/characters/aoi_yuta-4piece.png",
    rule: "stray-file",
    says: ['no page shows a picture called "characters/aoi_yuta-4piece"'],
  },
  {
    what: "a group picture of a shape that is not shown",
    breaks: (content) => content.write("art/units/fine-square.png", ""),
    file: "art/units/fine-square.png",
    rule: "stray-file",
    says: ["units/<id>-wide, -tall or -mark"],
  },
  {
    what: "one picture in two formats",
    breaks: (content) => {
      content.write("art/units/fine-wide.jpg", picture("jpeg"));
      content.write("art/units/fine-wide.png", png());
    },
    file: "art/units/fine-wide.png",
    rule: "stray-file",
    says: ["content/art/units/fine-wide.jpg is the same picture already"],
  },
  ...[
    ["characters/tenshouin_eichi.json", ".txt", "Windows has added .txt to the name of the file"],
    ["units/fine.json", ".txt", "Windows has added .txt"],
    ["clubs/Sports.json", ".txt", "Windows has added .txt"],
    ["campaigns/spri_debut.json", ".txt", "Windows has added .txt"],
    ["site.json", ".txt", "Windows has added .txt"],
    ["legal/privacy.md", ".txt", "Windows has added .txt"],
  ].map(
    ([file = "", ending = "", words = ""]): BrokenCase => ({
      what: `${file} has an ending that Windows hides`,
      breaks: (content) => content.rename(file, file + ending),
      file: file + ending,
      rule: "stray-file",
      says: [words, `did you mean content/${file}?`],
    }),
  ),
  ...[
    ["characters/tenshouin_eichi.txt", "rename it to .json"],
    ["characters/tenshouin_eichi", "whose name has no ending: add .json to it"],
    ["tenshouin_eichi.json", "nothing reads this file in content: move it to content/characters"],
    ["new/tenshouin_eichi.json", "move it to content/characters"],
  ].map(
    ([to = "", words = ""]): BrokenCase => ({
      what: `a record is called ${to}`,
      breaks: (content) => content.rename("characters/tenshouin_eichi.json", to),
      file: to,
      rule: "stray-file",
      says: [words, "did you mean content/characters/tenshouin_eichi.json?"],
    }),
  ),
  {
    what: "a second file beside a record, whose ending Windows hides",
    breaks: (content) => content.write("units/fine.json.txt", content.read("units/fine.json")),
    file: "units/fine.json.txt",
    rule: "stray-file",
    says: ["since there is content/units/fine.json too: delete it"],
  },
  ...["heic", "HEIF", "tiff", "gif", "psd", "bmp", "pdf"].map(
    (ending): BrokenCase => ({
      what: `a picture that ends with .${ending}`,
      breaks: (content) => content.write(`art/characters/aoi_yuta.${ending}`, "?"),
      file: `art/characters/aoi_yuta.${ending}`,
      rule: "stray-file",
      says: ["which pages do not show", "allowed: a JPEG (*.jpg)"],
    }),
  ),
  ...["art/aoi_yuta.png", "art/characters/Yuta Aoi.png", "art/characters/AOI-YUTA.png"].map(
    (file): BrokenCase => ({
      what: `a poster called ${file}`,
      breaks: (content) => content.write(file, png()),
      file,
      rule: "stray-file",
      says: ["did you mean content/art/characters/aoi_yuta.png?"],
    }),
  ),
  {
    what: "an unreadable record, whose picture still counts as known",
    breaks: (content) => {
      content.write("art/characters/esu-4piece.png", png());
      content.write("characters/esu.4piece.json", "{");
    },
    file: "characters/esu.4piece.json",
    at: "{^",
    rule: "json",
    says: ["a closing brace } is missing"],
  },
];

export const valid: ValidCase[] = [
  {
    what: "pictures of known names, and what systems leave behind",
    changes: (content) => {
      content.write("art/characters/aoi_yuta.png", png());
      content.write("art/characters/esu-4piece.webp", picture("webp"));
      content.write("art/units/fine-wide.avif", picture("avif"));
      content.write("art/offices/sp-picture.jpg", picture("jpeg"));
      content.write("units/.DS_Store", "");
      content.write("units/fine.json~", "");
      content.write("art/README.md", "What this folder is for");
    },
  },
];
