import type { BrokenCase } from "../testing/broken-content";

const SPORTS = "clubs/Sports.json";
const EICHI = "characters/tenshouin_eichi.json";
const PRIVACY = "legal/privacy.md";

const says = ["merge conflict marker (<<<<<<<)", "allowed: one of the two versions"];

const DRAWING = "stand-parts/stickers/heart.svg";

export const cases: BrokenCase[] = [
  {
    what: "a merge conflict in a drawing",
    breaks: (content) => {
      const text = content.read(DRAWING).trimEnd();
      content.write(DRAWING, `<<<<<<< HEAD\n${text}\n=======\n${text}\n>>>>>>> theirs\n`);
    },
    file: DRAWING,
    at: "^<<<<<<< HEAD",
    rule: "merge-conflict",
    says: ["git has left two versions"],
  },
  {
    what: "a merge conflict in the middle of a drawing",
    breaks: (content) =>
      content.replace(DRAWING, "</svg>", "\n<<<<<<< HEAD\n</svg>\n=======\n</svg>\n>>>>>>> theirs"),
    file: DRAWING,
    at: "^<<<<<<< HEAD",
    rule: "merge-conflict",
    says: ["git has left two versions"],
  },
  {
    what: "two versions of a line of a record",
    breaks: (content) =>
      content.replace(
        SPORTS,
        /( {2}"title": .*\n)/,
        '<<<<<<< HEAD\n  "title": "Sports",\n=======\n  "title": "Survivors",\n>>>>>>> other\n',
      ),
    file: SPORTS,
    at: "^<<<<<<< HEAD",
    rule: "merge-conflict",
    says,
  },
  {
    what: "two versions of the whole of a record, and the one that both come from",
    breaks: (content) => {
      const text = content.read(EICHI);
      const versions = `<<<<<<< HEAD\n${text}||||||| base\n${text}=======\n${text}>>>>>>> other\n`;
      content.write(EICHI, versions);
    },
    file: EICHI,
    rule: "merge-conflict",
    says,
  },
  {
    what: "markers that an editor has indented with the record",
    breaks: (content) =>
      content.replace(
        SPORTS,
        /( {2}"title": .*\n)/,
        '  <<<<<<< HEAD\n  "title": "Sports",\n  =======\n  "title": "Survivors",\n  >>>>>>> other\n',
      ),
    file: SPORTS,
    at: "^<<<<<<< HEAD",
    rule: "merge-conflict",
    says,
  },
  {
    what: "the middle marker of a conflict in a record, which stayed behind",
    breaks: (content) => content.replace(SPORTS, /(?= {2}"title")/, "=======\n"),
    file: SPORTS,
    at: "^=======",
    rule: "merge-conflict",
    says: ["merge conflict marker (=======)"],
  },
  {
    what: "the last marker of a conflict, which stayed behind",
    breaks: (content) => content.write(SPORTS, `${content.read(SPORTS)}>>>>>>> other\n`),
    file: SPORTS,
    at: "^>>>>>>> other",
    rule: "merge-conflict",
    says: ["merge conflict marker (>>>>>>>)"],
  },
  {
    what: "two versions of a fact of a legal page",
    breaks: (content) =>
      content.replace(
        PRIVACY,
        /date: .*\n/,
        "<<<<<<< HEAD\ndate: 2026-01-01\n=======\ndate: 2026-01-02\n>>>>>>> other\n",
      ),
    file: PRIVACY,
    at: "^<<<<<<< HEAD",
    rule: "merge-conflict",
    says,
  },
  ...["^<<<<<<<HEAD", "^||||||| base", "^%%%%%%% changes", "^======="].map(
    (line): BrokenCase => ({
      what: `${line.slice(1)} in a legal page`,
      breaks: (content) =>
        content.replace(PRIVACY, "## Changes\n", `## Changes\n\n${line.slice(1)}\n`),
      file: PRIVACY,
      at: line,
      rule: "merge-conflict",
      says: [`merge conflict marker (${line.slice(1, 8)})`],
    }),
  ),
];
