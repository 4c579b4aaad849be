import type { BrokenCase, ValidCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const FILE = "legal/privacy.md";

/** Puts a link in place of the one to the rules of the exhibition. */
const link = (target: string) => (content: EditableContent) =>
  content.replace(FILE, "(/protocol)", `(${target})`);
const at = "^[exhibition rules]";

export const cases: BrokenCase[] = [
  {
    what: "an address of another site",
    breaks: link("https://example.org/"),
    file: FILE,
    at,
    rule: "legal-link",
    says: ['the link "https://example.org/" leads outside', "content/site.json"],
  },
  ...["protocol", "./protocol", "../protocol.md"].map(
    (target): BrokenCase => ({
      what: `the path ${target}, which begins where the page is`,
      breaks: link(target),
      file: FILE,
      at,
      rule: "legal-link",
      says: ["does not begin at the root of the site", 'did you mean "/protocol"?'],
    }),
  ),
  {
    what: "an address without its scheme",
    breaks: link("//example.org/"),
    file: FILE,
    at,
    rule: "legal-link",
    says: ["leads outside"],
  },
  {
    what: "a mail address between angle brackets",
    breaks: (content) => content.replace(FILE, "through the repository", "at <me@example.org>"),
    file: FILE,
    at: "^<me@example.org>",
    rule: "legal-link",
    says: ["leads outside"],
  },
  {
    what: "a legal page that is misspelt",
    breaks: link("/protocoll"),
    file: FILE,
    at,
    rule: "legal-link",
    says: ["there is no such page", 'did you mean "/protocol"?'],
  },
  {
    what: "a section of the same page that does not exist",
    breaks: link("#your-right"),
    file: FILE,
    at,
    rule: "legal-link",
    says: ['"/privacy" has no section "your-right"', 'did you mean "#your-rights"?'],
  },
  {
    what: "a section of another page that does not exist",
    breaks: link("/protocol#your-secret-cod"),
    file: FILE,
    at,
    rule: "legal-link",
    says: ['"/protocol" has no section', 'did you mean "/protocol#your-secret-code"?'],
  },
  {
    what: "a unit that does not exist",
    breaks: link("/explore/units/fyne"),
    file: FILE,
    at,
    rule: "legal-link",
    says: ["there is no such page", 'did you mean "/explore/units/fine"?'],
  },
  {
    what: "a character who does not exist",
    breaks: link("/explore/units/characters/hibiki_wataro"),
    file: FILE,
    at,
    rule: "legal-link",
    says: ['did you mean "/explore/units/characters/hibiki_wataru"?'],
  },
];

const PAGES = [
  "/data/v1/index.json",
  "/feeds/corrections.xml",
  "/",
  "/download",
  "/explore/units",
  "/explore/units/list",
  "/explore/units/fine",
  "/explore/units/characters/esu",
  "/convention",
  "#your-rights",
  "/protocol#your-secret-code",
];

export const valid: ValidCase[] = PAGES.map((target) => ({
  what: `a link to ${target}`,
  changes: link(target),
}));
