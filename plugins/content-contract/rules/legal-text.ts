import { type MarkdownNode, wordsOf } from "../../legal/markdown";
import type { Finding } from "../problem";
import type { LegalEntry } from "../read/legal-entry";
import { shown } from "../words";
import { characterSlip } from "./plain-text";
import type { Rule } from "./rule";

/** A text without a table of contents worth the name is not a page. */
const FEWEST_SECTIONS = 3;

/** Parts of Markdown that the pages do not have, as they are called in a message. */
const NOT_TAKEN: Record<string, string> = {
  html: "HTML",
  image: "a picture",
  imageReference: "a picture",
  code: "a block of code (lines that begin with four spaces are one)",
};
const TAKEN = "headings, paragraphs, lists, **strong**, *emphasis*, `code` and links";

/** The text of a legal page is plain Markdown in sections. */
export const legalText: Rule = {
  name: "legal-text",
  description:
    "A legal text has no HTML, sections that begin with ##, no heading twice, and curly quotation marks.",
  *check({ legal }) {
    for (const entry of legal) {
      if (!entry.isReadable) continue;
      const headings = entry.nodes.filter(({ type }) => type === "heading");
      yield* wrongHeadings(entry, headings);
      for (const node of entry.nodes) yield* wrongPart(entry, node);
      const [first] = entry.nodes[0]?.children ?? [];
      if (first && first.type !== "heading") {
        const message = "the text begins without a heading";
        yield entry.findingAt(first, { message, allowed: "## and a heading first" });
      }
      if (entry.sections.length < FEWEST_SECTIONS && headings.every(({ depth }) => depth !== 1)) {
        const message = `the text has too few sections: ${entry.sections.length}`;
        yield entry.findingAt(undefined, { message, allowed: `${FEWEST_SECTIONS} or more` });
      }
    }
  },
};

function* wrongHeadings(entry: LegalEntry, headings: readonly MarkdownNode[]): Iterable<Finding> {
  const seen = new Set<string>();
  for (const heading of headings) {
    const words = wordsOf(heading);
    if (heading.depth !== 2 && heading.depth !== 3) {
      yield entry.findingAt(heading, {
        message: `the heading ${shown(words)} is of level ${heading.depth}`,
        allowed: "## for a section, ### for a part of one; the title stands in front",
        suggestion: heading.depth === 1 ? `## ${words}` : `### ${words}`,
      });
    } else if (seen.has(words.toLowerCase())) {
      const message = `the heading ${shown(words)} stands twice`;
      yield entry.findingAt(heading, { message, allowed: "each heading once" });
    }
    seen.add(words.toLowerCase());
  }
}

function* wrongPart(entry: LegalEntry, node: MarkdownNode): Iterable<Finding> {
  const what = NOT_TAKEN[node.type];
  if (what !== undefined) {
    const message = `the text has ${what}: ${shown(entry.sourceOf(node))}`;
    yield entry.findingAt(node, { message, allowed: TAKEN });
  }
  if (node.type !== "text") return;
  const source = entry.sourceOf(node).replaceAll("\r", "\n");
  const slip = characterSlip(source);
  if (!slip) return;
  const { at, what: found, around, allowed } = slip;
  yield entry.findingAt(node, { message: `the text has ${found}, at ${around}`, allowed }, at);
}
