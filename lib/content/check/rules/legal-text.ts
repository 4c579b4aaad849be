import { type MarkdownNode, wordsOf } from "../../read/legal/markdown";
import type { Finding } from "../../model/problems/problem";
import { LegalEntry } from "../../read/legal-entry";
import type { ReadFile } from "../../read/read-files";
import { memoize } from "../../model/memoize";
import { shown } from "../../model/problems/words";
import { characterFault } from "./plain-text";
import { SHOWN_AS_WRITTEN } from "./foreign-markdown";
import type { Rule } from "./rule";

const FEWEST_SECTIONS = 3;

/** Markdown that the pages do not support, by its name in messages. */
const NOT_TAKEN: Record<string, string> = {
  html: "HTML",
  image: "a picture",
  imageReference: "a picture",
  thematicBreak: "a horizontal rule",
  blockquote: "a quotation",
  definition: "a link definition",
  linkReference: "a reference link",
  code: "a block of code (lines that begin with four spaces are one)",
};
const TAKEN = "headings, paragraphs, lists, **strong**, *emphasis*, `code` and links";

/** A legal text has no HTML, sections that begin with ##, no duplicate headings, and curly quotation marks. */
export const legalText: Rule = {
  name: "legal-text",
  check: ({ legal }) => legal.filter(({ isReadable }) => isReadable).flatMap(findingsIn),
};

/** Texts are long and seldom change: check each version once. */
const inText = memoize((read: ReadFile) => [...wrongText(new LegalEntry(read, []))]);
const findingsIn = ({ read }: LegalEntry) => inText(read);

function* wrongText(entry: LegalEntry): Iterable<Finding> {
  const headings = entry.text.nodes.filter(({ type }) => type === "heading");
  yield* wrongHeadings(entry, headings);
  for (const node of entry.text.nodes) yield* wrongPart(entry, node);
  const [first] = entry.text.nodes[0]?.children ?? [];
  if (first && first.type !== "heading") {
    const message = "the text begins without a heading";
    yield entry.findingAt(first, { message, allowed: "## and a heading first" });
  }
  if (entry.text.sections.length < FEWEST_SECTIONS && headings.every(({ depth }) => depth !== 1)) {
    const message = `the text has too few sections: ${entry.text.sections.length}`;
    yield entry.findingAt(undefined, { message, allowed: `${FEWEST_SECTIONS} or more` });
  }
}

/** Characters that the address of a heading is made of. */
const letters = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function* wrongHeadings(entry: LegalEntry, headings: readonly MarkdownNode[]): Iterable<Finding> {
  const seen = new Map<string, string>();
  for (const heading of headings) {
    const words = wordsOf(heading);
    if (words.trim() === "") continue;
    const id = letters(words);
    const said = `the heading ${shown(words)}`;
    if (heading.depth !== 2 && heading.depth !== 3) {
      const message = `${said} is of level ${heading.depth}`;
      const allowed =
        "## for a section, ### for a part of one; the title is a fact before the text";
      const suggestion = heading.depth === 1 ? `## ${words}` : `### ${words}`;
      yield entry.findingAt(heading, { message, allowed, suggestion });
    } else if (!entry.sourceOf(heading).startsWith("#")) {
      const message = `the line below makes a heading of ${shown(words)}`;
      const suggestion = `${"#".repeat(heading.depth)} ${words}`;
      yield entry.findingAt(heading, { message, allowed: "## before a heading", suggestion });
    } else if (id === "") {
      const message = `${said} has no letter or digit for its address`;
      yield entry.findingAt(heading, { message, allowed: "a heading with a letter or a digit" });
    } else if (seen.has(id)) {
      const what =
        seen.get(id) === words.toLowerCase()
          ? "stands twice"
          : "differs from another heading only in marks: both would have one address";
      yield entry.findingAt(heading, { message: `${said} ${what}`, allowed: "each heading once" });
    }
    seen.set(id, words.toLowerCase());
  }
}

const WITH_WORDS: Record<string, string> = {
  heading: "a heading",
  link: "a link",
  strong: "strong words",
  emphasis: "emphasis",
  listItem: "an item of a list",
};

function* wrongPart(entry: LegalEntry, node: MarkdownNode): Iterable<Finding> {
  const empty = WITH_WORDS[node.type];
  if (empty !== undefined && wordsOf(node).trim() === "") {
    const message = `the text has ${empty} without words: ${shown(entry.sourceOf(node))}`;
    yield entry.findingAt(node, { message, allowed: "words in it, or nothing at all" });
    return;
  }
  const what = node.title ? "a title behind an address" : NOT_TAKEN[node.type];
  if (what !== undefined) {
    const message = `the text has ${what}: ${shown(entry.sourceOf(node))}`;
    yield entry.findingAt(node, { message, allowed: TAKEN });
  }
  if (node.type !== "text" && node.type !== "inlineCode") return;
  // Same length, since positions in it are reported.
  const source = entry.sourceOf(node).replaceAll("\r", "\n");
  for (const { pattern, what: other } of node.type === "text" ? SHOWN_AS_WRITTEN : []) {
    const found = pattern.exec(source);
    if (!found) continue;
    const message = `the text has ${other}, which the page would show as it stands: ${shown(found[0])}`;
    const suggestion = /^[*_`[\]{}<>|]$/.test(found[0]) ? `\\${found[0]}` : undefined;
    yield entry.findingAt(node, { message, allowed: TAKEN, suggestion }, found.index);
    return;
  }
  const fault = characterFault(source, "the text");
  if (fault) yield entry.findingAt(node, fault.words, fault.at);
}
