import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const FILE = "legal/privacy.md";
const FIRST = "## Who is speaking\n";

const replace = (from: string | RegExp, to: string) => (content: EditableContent) =>
  content.replace(FILE, from, to);

/** Text inserted after the first heading, with the expected place and words. */
export const cases: BrokenCase[] = [
  {
    what: "two headings that differ only in marks",
    breaks: replace("## Children", "## Changes!"),
    file: FILE,
    at: "^## Changes\n\nIf the site",
    rule: "legal-text",
    says: ['the heading "Changes" differs from another heading only in marks'],
  },
  {
    what: "a heading of the first level",
    breaks: replace(FIRST, "# Who is speaking\n"),
    file: FILE,
    at: "^# Who is",
    rule: "legal-text",
    says: ['the heading "Who is speaking" is of level 1', "did you mean ## Who is speaking?"],
  },
  {
    what: "a heading of the fourth level",
    breaks: replace(FIRST, `${FIRST}\n#### We\n`),
    file: FILE,
    at: "^#### We",
    rule: "legal-text",
    says: ["is of level 4", "did you mean ### We?"],
  },
  {
    what: "two headings with the same words",
    breaks: replace("## Children", "## Changes"),
    file: FILE,
    at: "^## Changes\n\nIf the site",
    rule: "legal-text",
    says: ['the heading "Changes" stands twice'],
  },
  {
    what: "a text before the first heading",
    breaks: replace(FIRST, `Welcome.\n\n${FIRST}`),
    file: FILE,
    at: "^Welcome.",
    rule: "legal-text",
    says: ["the text begins without a heading"],
  },
  {
    what: "too few sections",
    breaks: (content) => {
      const [before = "", first = "", second = "", ...others] = content.read(FILE).split("\n## ");
      content.write(FILE, [before, first, [second, ...others].join("\n### ")].join("\n## "));
    },
    file: FILE,
    at: "---\n^\n## Who",
    rule: "legal-text",
    says: ["the text has too few sections: 2", "3 or more"],
  },
];
