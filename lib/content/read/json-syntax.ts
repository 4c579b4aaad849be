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
import {
  curlyDelimiter,
  nameUnclosed,
  openingMissing,
  quoteInText,
  STRAIGHT,
  unclosedText,
} from "./json-quotes";
import type { Edit, SyntaxFault, Token } from "./syntax-fault";

type ErrorName = ReturnType<typeof printParseErrorCode>;

const ADVICE: Partial<Record<ErrorName, string>> = {
  CommaExpected: "a comma is missing between two entries",
  ColonExpected: "a colon is missing between a name and its value",
  ValueExpected: "a value is missing",
  PropertyNameExpected: "a name in double quotes is missing",
  CloseBraceExpected: "a closing brace } is missing",
  CloseBracketExpected: "a closing bracket ] is missing",
  EndOfFileExpected: "there is something after the end of the record",
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
  const unopened = before?.kind === "value" ? openingMissing(text, offset, before) : undefined;
  const known = unopened ?? READERS[error]?.(text, offset, before);
  if (known) return known;
  const edit = GUESSES[error]?.(text, offset);
  const message = ADVICE[error] ?? "this is not JSON";
  return edit ? { message, offset, edit: { ...edit, trust: "guess" } } : { message, offset };
}

/** Edits to read on behind a fault. */
const GUESSES: Partial<
  Record<ErrorName, (text: string, offset: number) => Omit<Edit, "trust"> | undefined>
> = {
  ColonExpected: (text, offset) =>
    /["{[\d\-tfn]/.test(text[offset] ?? "") ? { at: offset, length: 0, text: ":" } : undefined,
  ValueExpected: (_text, at) => ({ at, length: 0, text: "null" }),
  InvalidEscapeCharacter: (text, offset) => {
    const at = offset + text.slice(offset).search(/\\(?!["\\/bfnrtu])/);
    return at < offset ? undefined : { at, length: 1, text: "" };
  },
};

type Reader = (text: string, offset: number, before?: Token) => SyntaxFault | undefined;

const READERS: Partial<Record<ErrorName, Reader>> = {
  InvalidSymbol: (text, offset, before) =>
    strangeSpace(text, offset) ??
    otherMark(text, offset, before) ??
    nameUnclosed(text, offset, before) ??
    otherComment(text, offset) ??
    curlyDelimiter(text, offset, before) ??
    quoteInText(text, offset, before) ??
    openingMissing(text, offset, before) ??
    otherSymbol(text, offset, before),
  UnexpectedEndOfNumber: otherSymbol,
  ColonExpected: (text, offset, before) =>
    curlyDelimiter(text, offset, before) ??
    (before?.kind === "text" && /[,\]]/.test(text[offset] ?? "")
      ? {
          message: "a name has no value here: a colon is missing, or the bracket [ before a list",
          offset: before.start,
        }
      : undefined),
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
    (before?.end === offset ? quoteInText(text, offset, before) : undefined) ??
    unclosedText(text, offset),
  InvalidCharacter: controlInText,
};

function controlInText(text: string, before: number): SyntaxFault {
  // oxlint-disable-next-line no-control-regex
  const offset = before + Math.max(0, text.slice(before).search(/[\0-\x1f]/));
  const edit = {
    at: offset,
    length: 1,
    text: text[offset] === "\t" ? " " : "",
    trust: "safe" as const,
  };
  const message = "a text holds a tab or another control character";
  return { message, allowed: "a space", offset, edit };
}

export const trailingComma = (offset: number): SyntaxFault => ({
  message: "there is a comma after the last entry",
  allowed: "no comma here",
  offset,
  edit: { at: offset, length: 1, text: "", trust: "likely" },
});

function commaBeforeEnd(text: string, offset: number, before?: Token): SyntaxFault | undefined {
  const isEnd = /[\]}]/.test(text[offset] ?? "") && before && text[before.start] === ",";
  return isEnd ? trailingComma(before.start) : undefined;
}

function secondComma(text: string, offset: number, before?: Token): SyntaxFault | undefined {
  if (text[offset] !== "," || !before || text[before.start] !== ",") return undefined;
  const edit = { at: offset, length: 1, text: "", trust: "likely" as const };
  return { message: "there is a second comma", allowed: "one comma between entries", offset, edit };
}

/** A space that JSON does not allow, or an invisible character. */
const NOT_JSON_SPACE = new RegExp(String.raw`^(?:(?![ \t\r\n])\s|${HIDDEN.source})`, "u");

function strangeSpace(text: string, offset: number): SyntaxFault | undefined {
  const strange = NOT_JSON_SPACE.exec(text.slice(offset, offset + 2))?.[0];
  if (strange === undefined) return undefined;
  const message = `an invisible character (${codePoint(strange)}) is outside of the texts`;
  const edit = { at: offset, length: strange.length, text: " ", trust: "safe" as const };
  return { message, allowed: "normal spaces and line breaks", offset, edit };
}

/** A word without quotes, or with single ones; a number in the notation of another language. */
function otherSymbol(text: string, offset: number, before?: Token): SyntaxFault {
  if (!before && text.slice(0, offset).trim() === "") return otherFile(text, offset);
  // The parser has read the digits of `0x10` as a separate number.
  const start = before?.kind === "value" && before.end === offset ? before.start : offset;
  const [word = ""] = /^[^\s,:{}[\]"]+/.exec(text.slice(start)) ?? [];
  if (/^['‘’‚`]/.test(word)) {
    const message = `a single quote (${word[0]}) stands where a name or a text begins`;
    const [written, inner = ""] = /^['‘’‚`]([^'‘’‚`\n]*)['‘’`]/.exec(text.slice(start)) ?? [];
    const edit = written === undefined ? undefined : rewriteAs(written, inner, start);
    return { message, allowed: STRAIGHT, offset: start, edit };
  }
  if (/^[+-]?\.?\d/.test(word)) {
    return strangeNumber(text, word, start);
  }
  if (["undefined", "NaN", "None", "nil"].includes(word)) {
    const message = `${shown(word)} is not a JSON value`;
    const edit = rewriteAs(word, null, start);
    return { message, allowed: "a value; or leave the whole entry out", offset: start, edit };
  }
  const isName = /^\s*:/.test(text.slice(start + word.length, start + word.length + 20));
  const message = isName
    ? `the name ${cut(word)} must be in double quotes`
    : `${shown(word)} is not a JSON value: text must be in double quotes`;
  const literal = ["true", "false", "null"].find((one) => one === word.toLowerCase());
  const edit = rewriteAs(word, literal ? (JSON.parse(literal) as unknown) : word, start);
  return { message, suggestion: literal ?? shown(word), offset: start, edit };
}

const rewriteAs = (written: string, value: unknown, at: number): Edit => ({
  at,
  length: written.length,
  text: JSON.stringify(value),
  trust: "guess",
});

const otherFile = (text: string, offset: number): SyntaxFault => ({
  message: text[offset] === "<" ? "the file is a web page or XML" : "the file is not JSON",
  allowed: "one record in braces { … }",
  offset,
});

/** Strings, which may contain brackets, and brackets outside of them. */
const PARTS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;

/** Greatest nesting; records have ten levels at most. */
const MOST_LEVELS = 64;

/** The fault at the first bracket that is nested too deeply; undefined if there is none. */
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

/** The unclosed bracket, by indentation: the one that would close it is indented less than its line. */
function unclosedBracket(text: string): SyntaxFault | undefined {
  const open: { bracket: string; offset: number }[] = [];
  // The line of each bracket is found from the line before: searching back from each takes quadratic time.
  let [start, end] = [0, text.indexOf("\n")];
  for (const { 0: bracket, index: offset } of text.matchAll(PARTS)) {
    if (bracket.startsWith('"')) continue;
    while (end !== -1 && end < offset) [start, end] = [end + 1, text.indexOf("\n", end + 1)];
    if (bracket === "{" || bracket === "[") {
      open.push({ bracket, offset });
      continue;
    }
    const last = open.pop();
    const line = text.slice(start, offset);
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
