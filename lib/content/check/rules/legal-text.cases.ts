import type { BrokenCase, SoundCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const FILE = "legal/privacy.md";
const FIRST = "## Who is speaking\n";

const replace = (from: string | RegExp, to: string) => (content: EditableContent) =>
  content.replace(FILE, from, to);

/** What is put behind the first heading, and where and how it is reported. */
const added = (what: string, text: string, at: string, ...says: string[]): BrokenCase => ({
  what,
  breaks: replace(FIRST, `${FIRST}\n${text}\n`),
  file: FILE,
  at,
  rule: "legal-text",
  says,
});

export const cases: BrokenCase[] = [
  added(
    "stars that are not closed",
    "We **do.",
    "We ^**do",
    "a mark of Markdown that has no second",
  ),
  added(
    "a backtick that is not closed",
    "We `do.",
    "We ^`do",
    "a mark of Markdown that has no second",
  ),
  added("a star in a name", "We are Ra*bits.", "Ra^*bits", "\\*"),
  added("an end of a change in git", "@@ -1 +1 @@", "^@@ -1", "a line of a change in git"),
  added("a place for a program", "We are {{ name }}.", "^{{ name", "a program would fill"),
  added("a formula", "We have $x + y$ songs.", "^$x + y", "a formula"),
  added("a reference to nothing", "See [here][there].", "^[here][", "a link that is broken"),
  added("raised words", "We have x^2^ songs.", "^^2^ songs", "words that are raised"),
  added("a line of a table alone", "|a|b|", "^|a|b|", "a line of a table"),
  added("a numbered item without a space", "1.First", "^1.First", "an item of a list without"),
  added("a hidden character by its number", "We&#x202e; do.", "^We&#x202e;", "character (U+202E)"),
  added(
    "a table",
    "a | b\n--- | ---\n1 | 2",
    "^--- | ---",
    "the text has a table, which the page would",
  ),
  added("a table with outer lines", "| a |\n|---|\n| 1 |", "^|---|", "the text has a table"),
  added(
    "words that are struck through",
    "We ~~never~~ do.",
    "^~~never",
    "words that are struck through",
  ),
  added("a footnote", "We do.[^1]", "^[^1]", "a footnote"),
  added("a list of tasks", "- [x] Done", "^[x] Done", "a list of tasks"),
  added(
    "a bare address",
    "See https://example.org now.",
    "^https://example.org now",
    "an address of the outside",
  ),
  added("a line across", "We do.\n\n***", "^***", "the text has a line across"),
  added("a quotation", "> We do.", "^> We do.", "the text has a quotation"),
  added(
    "a definition of a link",
    "[a]: /privacy",
    "^[a]: /privacy",
    "the text has a definition of a link",
  ),
  added("an empty heading", "##", "^##\n", "the text has a heading without words"),
  added("an empty part", "###   ", "^###", "the text has a heading without words"),
  added(
    "a link without words",
    "We [](/privacy) do.",
    "^[](/privacy)",
    "the text has a link without words",
  ),
  added("a heading of marks", "### …", "^### …", "has no letter of which its address"),
  added("an item without words", "- We\n-\n- do", "^-\n- do", "an item of a list without words"),
  added(
    "a hidden character in code",
    "We `d\u2066o`.",
    "d^\u2066o",
    "an invisible control character (U+2066)",
  ),
  {
    what: "two headings that differ in marks alone",
    breaks: replace("## Children", "## Changes!"),
    file: FILE,
    at: "^## Changes\n\nIf the site",
    rule: "legal-text",
    says: ['the heading "Changes" differs from another heading in marks alone'],
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
  {
    what: "a tag within a line",
    breaks: replace("no cookies for", "<br> no cookies for"),
    file: FILE,
    at: "^<br>",
    rule: "legal-text",
    says: ['the text has HTML: "<br>"', "headings, paragraphs, lists"],
  },
  {
    what: "a script",
    breaks: replace(FIRST, `${FIRST}\n<script>alert(1)</script>\n`),
    file: FILE,
    at: "^<script>",
    rule: "legal-text",
    says: ["the text has HTML"],
  },
  {
    what: "a picture",
    breaks: replace("## Changes\n", "## Changes\n\n![A sign](/sign.png)\n"),
    file: FILE,
    at: "^![A sign]",
    rule: "legal-text",
    says: ["the text has a picture"],
  },
  {
    what: "a paragraph that is indented like code",
    breaks: replace("## Changes\n", "## Changes\n\n    As a rule\n"),
    file: FILE,
    at: "^    As a rule",
    rule: "legal-text",
    says: ["lines that begin with four spaces"],
  },
  {
    what: "a straight apostrophe",
    breaks: replace("browser’s", "browser's"),
    file: FILE,
    at: "browser^'s",
    rule: "legal-text",
    says: ["a straight quotation mark", "‘ ’ “ ”"],
  },
  ...[
    ["a | b\n^|-|-|\n1 | 2", "a table"],
    ["^##Heading", "a heading without a space"],
    ["^• item", "an item of a list without"],
    ["^-item", "an item of a list without"],
    ["five ^*stars", "a mark of Markdown that has no second one"],
    ["^_left alone", "a mark of Markdown that has no second one"],
    ["^[words] (/privacy)", "a link that is broken"],
    ["^(words)[/privacy]", "a link that is broken"],
    ["^[[privacy]]", "a link that is broken"],
    ["^[words](/privacy “title”)", "a link that is broken"],
    ['^[words](/privacy "title")', "a title behind an address"],
    ["Words ^{#id}", "an address or a class in braces"],
    ["^[TOC]", "a table of contents"],
    ["^[!NOTE] words", "a box with a note"],
    ["^:::note", "a box"],
    ["words ^==marked==", "words that are marked"],
    ["words ^~below~", "words that are struck through"],
    ["hello ^:smile: there", "the name of an emoji"],
    ["a ^$$x$$ b", "a formula"],
    ["a^&#0;b", "the number of no character"],
    ["see ^www.example.org", "an address of the outside world"],
  ].map(
    ([line = "", words = ""]): BrokenCase => ({
      what: line,
      breaks: replace("## Changes\n", `## Changes\n\n${line.replace("^", "")}\n`),
      file: FILE,
      at: line,
      rule: "legal-text",
      says: [words],
    }),
  ),
  ...[
    ["quotations in one another", `^${">".repeat(6000)} words`, "too deep in one another"],
    ["items on one line", `^${"- ".repeat(1000)}words`, "too deep in one another"],
    ["numbered items on one line", `^${"1. ".repeat(5000)}words`, "too deep in one another"],
    ["a line that is indented by hundreds", `- a\n^${" ".repeat(300)}- b`, "too deep"],
    ["brackets that are never closed", `^${"[".repeat(40_000)}`, "too many marks of Markdown"],
  ].map(
    ([what = "", line = "", words = ""]): BrokenCase => ({
      what,
      breaks: replace("## Changes\n", `## Changes\n\n${line.replace("^", "")}\n`),
      file: FILE,
      at: line,
      rule: "legal-text",
      says: [words],
    }),
  ),
];

export const sound: SoundCase[] = [
  {
    what: "a product and a rank",
    changes: replace(
      "## Changes\n",
      "## Changes\n\n5 * 3 is fifteen.\n\n#1 of all, 5 \\* at most.\n",
    ),
  },
];
