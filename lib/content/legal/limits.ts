/** Items and quotations that begin on one line, one in the other; ours have one. */
const MOST_CONTAINERS = 6;

/** Columns before the words of a line: an item in an item is indented by two or three. */
const MOST_INDENT = 40;

/** Characters of one paragraph, and marks of Markdown in it; the longest of ours has a tenth of them. */
const MOST_CHARACTERS = 20_000;
const MOST_MARKS = 1000;

/** Lines of a text; the longest of ours has a twentieth of them. */
const MOST_LINES = 2000;

const CONTAINERS = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t>]|$))*/;
const CONTAINER = />|[-*+]|\d{1,9}[.)]/g;
const MARKS = /[[\]()<>*_`!&\\]/g;

/** What is said of a Markdown text that would take long to read, and where; undefined for all others. */
export function tooInvolved(
  markdown: string,
): { message: string; allowed: string; offset: number } | undefined {
  let paragraph = { start: 0, characters: 0, marks: 0 };
  let offset = 0;
  for (const [before, line] of markdown.split(/(?<=\n)/).entries()) {
    if (before === MOST_LINES) {
      return {
        message: "the text goes on too long",
        allowed: `at most ${MOST_LINES} lines`,
        offset,
      };
    }
    const indent = line.search(/\S|$/);
    const isEmpty = indent >= line.trimEnd().length;
    const containers = (CONTAINERS.exec(line)?.[0] ?? "").match(CONTAINER)?.length ?? 0;
    if (!isEmpty && (containers > MOST_CONTAINERS || indent > MOST_INDENT)) {
      return {
        message: "lists or quotations lie too deep in one another here",
        allowed: `at most ${MOST_CONTAINERS}, indented by ${MOST_INDENT} spaces at most`,
        offset,
      };
    }
    if (isEmpty) paragraph = { start: offset + line.length, characters: 0, marks: 0 };
    paragraph.characters += line.length;
    paragraph.marks += line.match(MARKS)?.length ?? 0;
    if (paragraph.characters > MOST_CHARACTERS || paragraph.marks > MOST_MARKS) {
      return {
        message: "this paragraph is too long, or has too many marks of Markdown",
        allowed: `at most ${MOST_CHARACTERS} characters and ${MOST_MARKS} marks`,
        offset: paragraph.start,
      };
    }
    offset += line.length;
  }
  return undefined;
}
