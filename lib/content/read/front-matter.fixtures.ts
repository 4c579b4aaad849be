import type { BrokenCase, ValidCase } from "../testing/broken-content";

const FILE = "legal/privacy.md";

export const cases: BrokenCase[] = [
  {
    what: "a page that begins with its title",
    breaks: (content) => content.replace(FILE, "---\n", ""),
    file: FILE,
    rule: "front-matter",
    says: ["the file does not begin with a line of three hyphens", "summary: … and date: …"],
  },
  {
    what: "a page whose facts do not end",
    breaks: (content) => content.replace(FILE, "\n---\n", "\n"),
    file: FILE,
    rule: "front-matter",
    says: ["the line of hyphens after the facts is missing"],
  },
  {
    what: "a fact on two lines",
    breaks: (content) => content.replace(FILE, "no cookies. ", "no cookies.\n"),
    file: FILE,
    at: "\n^What you choose",
    rule: "front-matter",
    says: ['"What you choose stays on your device.', "a name, a colon, a space"],
  },
  {
    what: "a fact that occurs twice",
    breaks: (content) => content.replace(FILE, "date:", "title: Privacy\ndate:"),
    file: FILE,
    at: "^title: Privacy\n",
    rule: "duplicate-key",
    says: ['"title" occurs twice; it is on line 2 too'],
  },
  {
    what: "a page without a date",
    breaks: (content) => content.replace(FILE, /date: .*\n/, ""),
    file: FILE,
    rule: "missing-property",
    says: ["date is missing: Day of the last change"],
  },
  {
    what: "a fact whose name is misspelt",
    breaks: (content) => content.replace(FILE, "summary:", "sumary:"),
    file: FILE,
    at: "^sumary:",
    rule: "unknown-property",
    says: ['"sumary" is not a property of a legal page', 'did you mean "summary"?'],
  },
  {
    what: "a fact that says nothing",
    breaks: (content) => content.replace(FILE, "title: Privacy policy", "title:"),
    file: FILE,
    at: "title:^\n",
    rule: "length",
    says: ["title is empty"],
  },
  {
    what: "a date in another order",
    breaks: (content) => content.replace(FILE, /\d{4}-\d\d-\d\d/, "21.11.2026"),
    file: FILE,
    at: "date: ^21.11.2026",
    rule: "form",
    says: ["as year-month-day"],
  },
];

export const valid: ValidCase[] = [
  {
    what: "a page that is saved with Windows line ends",
    changes: (content) => content.write(FILE, content.read(FILE).replaceAll("\n", "\r\n")),
  },
];
