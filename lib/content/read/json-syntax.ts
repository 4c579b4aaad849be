import type { printParseErrorCode } from "jsonc-parser";
import { codePoint, HIDDEN } from "../model/problems/hidden";
import { cut, shown } from "../model/problems/words";
import {
  afterRecord,
  commaInNumber,
  commaMissing,
  otherComment,
  otherMark,
  strangeNumber,
} from "./other-notation";
import type { SyntaxFault, Token } from "./syntax-fault";

type ErrorName = ReturnType<typeof printParseErrorCode>;

const ADVICE: Partial<Record<ErrorName, string>> = {
  CommaExpected: "a comma is missing between two entries",
  ColonExpected: "a colon is missing between a name and its value",
  ValueExpected: "a value is missing",
  PropertyNameExpected: "a name in double quotes is missing",
  CloseBraceExpected: "a closing brace } is missing",
  CloseBracketExpected: "a closing bracket ] is missing",
  EndOfFileExpected: "there is something after the end of the record",
  UnexpectedEndOfString: "a closing double quote is missing",
  InvalidEscapeCharacter: 'after a backslash only one of " \\ / b f n r t u may follow',
  InvalidUnicode: "\\u must be followed by four hexadecimal digits",
  InvalidNumberFormat: "this is not a JSON number",
};

/**
 * The likely cause of a parse error.
 * @param offset where the parser gave up
 * @param before the last token it understood
 */
export function syntaxFaultAt(
  text: string,
  error: ErrorName,
  offset: number,
  before?: Token,
): SyntaxFault {
  const known = READERS[error]?.(text, offset, before);
  return known ?? { message: ADVICE[error] ?? "this is not JSON", offset };
}

type Reader = (text: string, offset: number, before?: Token) => SyntaxFault | undefined;

const READERS: Partial<Record<ErrorName, Reader>> = {
  InvalidSymbol: (text, offset, before) =>
    strangeSpace(text, offset) ??
    otherMark(text, offset, before) ??
    otherComment(text, offset) ??
    curlyDelimiter(text, offset, before) ??
    quoteInText(text, offset, before) ??
    otherSymbol(text, offset, before),
  UnexpectedEndOfNumber: otherSymbol,
  ColonExpected: (text, offset, before) =>
    before?.kind === "text" && /[,\]]/.test(text[offset] ?? "")
      ? {
          message: "a name has no value here: a colon is missing, or the bracket [ before a list",
          offset: before.start,
        }
      : undefined,
  EndOfFileExpected: afterRecord,
  CommaExpected: (text, offset, before) =>
    before?.kind === "value" && before.end === offset
      ? otherSymbol(text, offset, before)
      : ((/[:}\]]/.test(text[offset] ?? "") ? unclosedBracket(text) : undefined) ??
        strayBracket(text, offset) ??
        quoteInText(text, offset, before) ??
        commaMissing(text, offset, before)),
  CloseBraceExpected: unclosedBracket,
  CloseBracketExpected: unclosedBracket,
  ValueExpected: (text, offset, before) =>
    commaBeforeEnd(text, offset, before) ?? secondComma(text, offset, before),
  PropertyNameExpected: (text, offset, before) =>
    commaBeforeEnd(text, offset, before) ??
    secondComma(text, offset, before) ??
    commaInNumber(text, offset) ??
    (text[offset] === "{" ? unclosedBracket(text) : undefined),
  UnexpectedEndOfString: (text, offset, before) =>
    before?.end === offset ? quoteInText(text, offset, before) : unclosedText(text, offset),
  InvalidCharacter: controlInText,
};

function controlInText(text: string, before: number): SyntaxFault {
  // oxlint-disable-next-line no-control-regex
  const offset = before + Math.max(0, text.slice(before).search(/[\0-\x1f]/));
  const edit = { at: offset, length: 1, text: text[offset] === "\t" ? " " : "" };
  const message = "a text holds a tab or another control character";
  return { message, allowed: "a space", offset, edit };
}

export const commaAfterLast = (offset: number): SyntaxFault => ({
  message: "there is a comma after the last entry",
  allowed: "no comma here",
  offset,
  edit: { at: offset, length: 1, text: "" },
});

function commaBeforeEnd(text: string, offset: number, before?: Token): SyntaxFault | undefined {
  const isEnd = /[\]}]/.test(text[offset] ?? "") && before && text[before.start] === ",";
  return isEnd ? commaAfterLast(before.start) : undefined;
}

function secondComma(text: string, offset: number, before?: Token): SyntaxFault | undefined {
  if (text[offset] !== "," || !before || text[before.start] !== ",") return undefined;
  const edit = { at: offset, length: 1, text: "" };
  return { message: "there is a second comma", allowed: "one comma between entries", offset, edit };
}

const STRAIGHT = 'straight double quotes (") around a name or a text';

/** Characters that look like a space, or are invisible, besides the four that JSON allows. */
const STRANGE_SPACE = new RegExp(String.raw`^(?:(?![ \t\r\n])\s|${HIDDEN.source})`, "u");

function strangeSpace(text: string, offset: number): SyntaxFault | undefined {
  const strange = STRANGE_SPACE.exec(text.slice(offset, offset + 2))?.[0];
  if (strange === undefined) return undefined;
  const message = `an invisible character (${codePoint(strange)}) is outside of the texts`;
  const edit = { at: offset, length: strange.length, text: " " };
  return { message, allowed: "normal spaces and line breaks", offset, edit };
}

/** `“name”` or `"name”: "`: a curly quote in place of a straight one. */
function curlyDelimiter(text: string, offset: number, before?: Token): SyntaxFault | undefined {
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
  edit: { at: offset, length: 1, text: '"' },
});

/** `"the "best" of"`: an unescaped quote inside a text. */
function quoteInText(text: string, offset: number, before?: Token): SyntaxFault | undefined {
  if (before?.kind !== "text" || /\n/.test(text.slice(before.end, offset))) return undefined;
  if (/["{[]/.test(text[offset] ?? "") && offset > before.end) return undefined;
  return {
    message: "a straight double quote inside the text ends it here",
    allowed: "curly quotes (“ ”) inside a text",
    offset: before.end - 1,
  };
}

function unclosedText(text: string, offset: number): SyntaxFault | undefined {
  const [line = "", ...more] = text.slice(offset).split(/\r\n|\r|\n/);
  const curly = /[“”](?:\s*:.*|[,}\]\s]*)$/.exec(line);
  if (curly && !isPaired(line)) return curlyQuote(text, offset + curly.index);
  const next = more.find((one) => one.trim() !== "")?.trim() ?? "";
  const isRest = next !== "" && (/^"\s*[,}\]]*$/.test(next) || !/^([}\]]|".*")/.test(next));
  if (!isRest) return undefined;
  return {
    message: "a line break stands inside a text",
    allowed: "a text on one line, with \\n where a new line begins",
    offset: offset + line.length,
  };
}

/** A word without quotes, or with single ones; a number in the notation of another language. */
function otherSymbol(text: string, offset: number, before?: Token): SyntaxFault {
  if (!before && text.slice(0, offset).trim() === "") return otherFile(text, offset);
  // The parser has read the digits of `0x10` as a separate number.
  const start = before?.kind === "value" && before.end === offset ? before.start : offset;
  const [word = ""] = /^[^\s,:{}[\]"]+/.exec(text.slice(start)) ?? [];
  if (/^['‘’‚`]/.test(word)) {
    const message = `a single quote (${word[0]}) stands where a name or a text begins`;
    return { message, allowed: STRAIGHT, offset: start };
  }
  if (/^[+-]?\.?\d/.test(word)) {
    return strangeNumber(text, word, start);
  }
  if (["undefined", "NaN", "None", "nil"].includes(word)) {
    const message = `${shown(word)} is not a JSON value`;
    return { message, allowed: "a value; or leave the whole entry out", offset: start };
  }
  const isName = /^\s*:/.test(text.slice(start + word.length, start + word.length + 20));
  const message = isName
    ? `the name ${cut(word)} must be in double quotes`
    : `${shown(word)} is not a JSON value: text must be in double quotes`;
  const literal = ["true", "false", "null"].find((one) => one === word.toLowerCase());
  return { message, suggestion: literal ?? shown(word), offset: start };
}

const otherFile = (text: string, offset: number): SyntaxFault => ({
  message: text[offset] === "<" ? "the file is a web page or XML" : "the file is not JSON",
  allowed: "one record in braces { … }",
  offset,
});

/** Texts, which may contain brackets, and brackets outside of them. */
const PARTS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;

/** Greatest nesting; records have ten levels at most. */
const MOST_LEVELS = 64;

/** Position from which a text is nested too deeply; undefined if it is not. */
export function tooDeep(text: string): SyntaxFault | undefined {
  let depth = 0;
  for (const { 0: mark, index: offset } of text.matchAll(PARTS)) {
    if (/[{[]/.test(mark[0] ?? "")) depth += 1;
    else if (/[}\]]/.test(mark[0] ?? "")) depth -= 1;
    if (depth <= MOST_LEVELS) continue;
    const message = `from here on objects and lists are nested more than ${MOST_LEVELS} deep`;
    return { message, allowed: `at most ${MOST_LEVELS}`, offset };
  }
  return undefined;
}

/** The unclosed bracket: in a formatted text, a bracket further left follows before its closing one. */
function unclosedBracket(text: string): SyntaxFault | undefined {
  const open: { bracket: string; offset: number }[] = [];
  for (const { 0: bracket, index: offset } of text.matchAll(PARTS)) {
    if (bracket.startsWith('"')) continue;
    if (bracket === "{" || bracket === "[") {
      open.push({ bracket, offset });
      continue;
    }
    const last = open.pop();
    const line = lineBefore(text, offset);
    if (!last || line.trim() !== "") continue;
    if (lineBefore(text, last.offset).search(/\S|$/) <= line.length) continue;
    const closing = last.bracket === "{" ? "brace }" : "bracket ]";
    const message = `this ${last.bracket} is never closed: a closing ${closing} is missing`;
    return { message, offset: last.offset };
  }
  return undefined;
}

const strayBracket = (text: string, offset: number): SyntaxFault | undefined =>
  text[offset] === "]"
    ? {
        message: "this ] closes nothing: its opening bracket [ is missing, or a } before it",
        offset,
      }
    : undefined;

const lineBefore = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
