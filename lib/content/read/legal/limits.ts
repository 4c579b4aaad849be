import type { Fault } from "../read-text";

/** Limits of a paragraph in characters and in marks of Markdown; our longest has a tenth of them. */
const MOST_CHARACTERS = 20_000;
const MOST_MARKS = 1000;
const MARKS = /[[\]()<>*_`!&\\]/g;

/** Greatest number of lines; our longest text has a twentieth. */
const MOST_LINES = 2000;

/**
 * Nested list items and quotations on one line, or indentation: ours have one level, indented by two or three columns.
 */
const TOO_DEEP =
  /^(?:(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t>]|$)){7}|[^\S\n\r\u2028\u2029]{41,}(?=\S))/m;

/**
 * The fault of a page whose Markdown would take long to parse; undefined otherwise.
 * @param start offset of the Markdown
 */
export function tooInvolved(page: string, start: number): Fault | undefined {
  const text = page.slice(start);
  const fault = (message: string, allowed: string, offset: number) => {
    return { rule: "legal-text", message, allowed, offset: start + offset };
  };
  const deep = text.search(TOO_DEEP);
  if (deep >= 0) {
    const allowed = "at most 6, indented by 40 spaces at most";
    return fault("lists or quotations are nested too deeply here", allowed, deep);
  }
  let offset = 0;
  for (const paragraph of text.split(/(?<=\n[ \t\r]*\n)/)) {
    if (paragraph.length > MOST_CHARACTERS || (paragraph.match(MARKS)?.length ?? 0) > MOST_MARKS) {
      const message = "this paragraph is too long, or has too many marks of Markdown";
      const allowed = `at most ${MOST_CHARACTERS} characters and ${MOST_MARKS} marks`;
      return fault(message, allowed, offset);
    }
    offset += paragraph.length;
  }
  const end = [...text.matchAll(/\n(?=.)/gs)][MOST_LINES - 1]?.index;
  if (end === undefined) return undefined;
  return fault("the text goes on too long", `at most ${MOST_LINES} lines`, end + 1);
}
