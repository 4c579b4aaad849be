import { cut } from "../model/problems/words";
import type { SyntaxFault, Token } from "./syntax-fault";

export const STRAIGHT = 'straight double quotes (") around a name or a text';

/** `“name”` or `"name”: "`: a curly quote in place of a straight one. */
export function curlyDelimiter(
  text: string,
  offset: number,
  before?: Token,
): SyntaxFault | undefined {
  if (/[“”„‟«»「」『』]/.test(text[offset] ?? "")) return curlyQuote(text, offset);
  if (before?.kind !== "text") return undefined;
  const swallowed = text.slice(before.start, before.end);
  const end = /[“”]\s*[:,]\s*"$/.exec(swallowed);
  return end && !isPaired(swallowed) ? curlyQuote(text, before.start + end.index) : undefined;
}

/** True if a text's curly quotes are paired, as in prose. */
const isPaired = (text: string): boolean => (text.match(/[“”]/g) ?? []).length % 2 === 0;

const curlyQuote = (text: string, offset: number): SyntaxFault => ({
  message: `a curly quote (${text[offset]}) stands where a name or a text begins or ends`,
  allowed: STRAIGHT,
  offset,
  edit: { at: offset, length: 1, text: '"', trust: "likely" },
});

/** `"name: "Leo"`: the next quote ends the name. */
export function nameUnclosed(
  text: string,
  _offset: number,
  before?: Token,
): SyntaxFault | undefined {
  if (!before) return undefined;
  const [, name] = /^"([$\w]+)\s*:\s*"$/.exec(text.slice(before.start, before.end)) ?? [];
  if (name === undefined) return undefined;
  const at = before.start + 1 + name.length;
  const message = `the closing double quote of the name ${name} is missing`;
  return { message, offset: at, edit: { at, length: 0, text: '"', trust: "likely" } };
}

/** A text up to the quote that ends it, with what may follow it. */
const WITHOUT_OPENING = /^(?!['‘’‚`])((?:[^"\\\r\n]|\\.)+)"[ \t]*(?:[,:}\]\r\n]|$)/;

/** `"name": Leo",` or `name": "Leo"`, also where the text begins with a number or a word of JSON. */
export function openingMissing(
  text: string,
  offset: number,
  before?: Token,
): SyntaxFault | undefined {
  const isInside = before?.kind === "value" && !/[\r\n]/.test(text.slice(before.end, offset));
  const at = isInside ? before.start : offset;
  const [, written] = WITHOUT_OPENING.exec(text.slice(at)) ?? [];
  if (!before || written === undefined) return undefined;
  const message = `the opening double quote is missing before ${cut(written)}`;
  return { message, offset: at, edit: { at, length: 0, text: '"', trust: "likely" } };
}

/** `"the "best" of"`: an unescaped quote inside a text. */
export function quoteInText(text: string, offset: number, before?: Token): SyntaxFault | undefined {
  if (before?.kind !== "text" || /\n/.test(text.slice(before.end, offset))) return undefined;
  if (/["{[]/.test(text[offset] ?? "") && offset > before.end) return undefined;
  return (
    nameUnclosed(text, offset, before) ?? {
      message: "a straight double quote inside the text ends it here",
      allowed: "curly quotes (“ ”) inside a text",
      offset: before.end - 1,
      edit: curlyInside(text, before.start),
    }
  );
}

/** A line whose last entry is a text, which begins where the line does here. */
const LAST_TEXT = /^"(.*)"[,\s\]}]*$/;

/** A further entry, so that the text ends before the end of its line. */
const ENTRY = /"\s*[:,]\s*["{[\dtfn-]/;

const STRAIGHT_MARK = /(?<!\\)"/g;

/** Curly quotes in place of the straight ones in a text; a guess if they are not in pairs. */
function curlyInside(text: string, start: number): SyntaxFault["edit"] {
  const end = text.slice(start).search(/\r|\n|$/);
  const inner = LAST_TEXT.exec(text.slice(start, start + end))?.[1];
  if (inner === undefined || ENTRY.test(inner)) return undefined;
  let count = 0;
  const better = inner.replaceAll(STRAIGHT_MARK, () => (count++ % 2 === 0 ? "“" : "”"));
  const trust = count % 2 === 0 ? "likely" : "guess";
  return { at: start + 1, length: inner.length, text: better, trust };
}

/** A text without a closing quote on its line. */
export function unclosedText(text: string, offset: number): SyntaxFault {
  const [line = "", ...more] = text.slice(offset).split(/\r\n|\r|\n/);
  const curly = /[“”](?:\s*:.*|[,}\]\s]*)$/.exec(line);
  if (curly && !isPaired(line)) return curlyQuote(text, offset + curly.index);
  const next = more.find((one) => one.trim() !== "")?.trim() ?? "";
  const isRest =
    next !== "" &&
    (/^"\s*[,}\]]*$/.test(next) || !/^(?:[}\]]|".*"|[$\w]+"?\s*:\s*["[{\d])/.test(next));
  if (!isRest) {
    // A comma at the end has been swallowed: it separates entries.
    const { length } = line.replace(/(?<![,\s])[,\s]+$/, "");
    const written = line.slice(1, length);
    const message = `the closing double quote${written && ` behind ${cut(written)}`} is missing`;
    // A backslash has taken the quote at the end into the text.
    const isLikely = written !== "" && next !== "" && !written.endsWith('\\"');
    const edit = {
      at: offset + length,
      length: 0,
      text: '"',
      trust: isLikely ? "likely" : "guess",
    } as const;
    return { message, offset: offset + length, edit };
  }
  const at = offset + line.length;
  const { length } = /^\s*/.exec(text.slice(at))?.[0] ?? "";
  return {
    message: "a line break stands inside a text",
    allowed: "a text on one line, with \\n where a new line begins",
    offset: at,
    edit: { at, length, text: " ", trust: "guess" },
  };
}
