import type { printParseErrorCode } from "jsonc-parser";
import { shown } from "../words";

/** A part of a JSON text: a bracket, a separator, a name or a value. */
export interface Token {
  kind: "text" | "bracket" | "separator" | "value";
  start: number;
  end: number;
}

/** What is wrong at a place in a text that is not JSON. */
export interface Slip {
  message: string;
  allowed?: string;
  suggestion?: string;
  offset: number;
}

/** Name of an error of the parser. */
export type ErrorName = ReturnType<typeof printParseErrorCode>;

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
  InvalidNumberFormat: "this is no number that JSON knows",
  InvalidSymbol: "text must stand in double quotes",
};

const STRAIGHT = 'straight double quotes (") around a name or a text';

/**
 * What a parse error most likely comes from.
 * @param offset where the parser gave up
 * @param before the last part that it understood
 */
export function slipAt(text: string, error: ErrorName, offset: number, before?: Token): Slip {
  const known = READERS[error]?.(text, offset, before);
  return known ?? { message: ADVICE[error] ?? "this is not JSON", offset };
}

type Reader = (text: string, offset: number, before?: Token) => Slip | undefined;

const READERS: Partial<Record<ErrorName, Reader>> = {
  InvalidSymbol: (text, offset, before) =>
    curlyDelimiter(text, offset, before) ??
    quoteInText(text, offset, before) ??
    otherSymbol(text, offset),
  CommaExpected: (text, offset, before) =>
    missingBrace(text, offset, before) ?? quoteInText(text, offset, before),
  EndOfFileExpected: (text, offset, before) =>
    missingBrace(text, offset, before) ?? extraBracket(text, offset),
  ValueExpected: wrongComma,
  PropertyNameExpected: (text, offset, before) =>
    wrongComma(text, offset, before) ?? valueForName(text, offset),
  UnexpectedEndOfString: unclosedText,
  InvalidCharacter: (text, offset) => ({
    message: "a text holds a tab or another control character",
    allowed: "a space",
    // oxlint-disable-next-line no-control-regex
    offset: offset + Math.max(0, text.slice(offset).search(/[\0-\x1f]/)),
  }),
};

/** `“name”` or `"name”`: curly quotes where JSON wants straight ones. */
function curlyDelimiter(text: string, offset: number, before?: Token): Slip | undefined {
  if (/[“”„‟«»]/.test(text[offset] ?? "")) return curlyQuote(text, offset);
  if (before?.kind !== "text") return undefined;
  // The text has swallowed what follows its curly end: `"name”: "`.
  const swallowed = /[“”]\s*[:,]\s*"$/.exec(text.slice(before.start, before.end));
  return swallowed ? curlyQuote(text, before.start + swallowed.index) : undefined;
}

/** `"the "best" of"`: what follows a text on its line is the rest of it. */
function quoteInText(text: string, offset: number, before?: Token): Slip | undefined {
  if (before?.kind !== "text" || /\n/.test(text.slice(before.end, offset))) return undefined;
  if (/["{[]/.test(text[offset] ?? "") && offset > before.end) return undefined;
  return {
    message: "a straight double quote inside the text ends it here",
    allowed: "curly quotes (“ ”) inside a text",
    offset: before.end - 1,
  };
}

function otherSymbol(text: string, offset: number): Slip {
  const [word = ""] = /^[^\s,:{}[\]"]+/.exec(text.slice(offset)) ?? [];
  if (/^['‘’‚`]/.test(word)) {
    const message = `a single quote (${word[0]}) stands where a name or a text begins`;
    return { message, allowed: STRAIGHT, offset };
  }
  const literal = /^(true|false|null)$/i.test(word) ? word.toLowerCase() : undefined;
  return {
    message: `${shown(word)} is no value that JSON knows: text must stand in double quotes`,
    suggestion: literal ?? shown(word),
    offset,
  };
}

/** A text with a colon behind it is a name, which stands in an object only. */
function missingBrace(text: string, offset: number, before?: Token): Slip | undefined {
  if (text[offset] !== ":" || before?.kind !== "text") return undefined;
  return {
    message: "an opening brace { is missing before this name",
    allowed: "names and values in braces { … }",
    offset: before.start,
  };
}

function extraBracket(text: string, offset: number): Slip | undefined {
  const bracket = text[offset] ?? "";
  if (!/[}\]]/.test(bracket)) return undefined;
  const opening = bracket === "}" ? "{" : "[";
  return { message: `there is no ${opening} that this ${bracket} could close`, offset };
}

function wrongComma(text: string, offset: number, before?: Token): Slip | undefined {
  const last = before && text[before.start];
  const next = text[offset] ?? "";
  if (last === "," && /[\]}]/.test(next)) return commaAfterLast(before?.start ?? offset);
  if (next !== "," || !last || !/[,[{]/.test(last)) return undefined;
  const what =
    last === "," ? "there are two commas in a row" : "there is a comma before the first entry";
  return { message: what, allowed: "one comma between two entries", offset };
}

/** In an object stand names: what follows without one is an entry of a list, or of the object around. */
function valueForName(text: string, offset: number): Slip | undefined {
  const next = text[offset] ?? "";
  if (!/[{[\d-]/.test(next)) return undefined;
  const message = `a value stands where a name in double quotes is wanted: the } of the object before it is missing, or the [ of a list`;
  return { message, offset };
}

/** A comma that nothing follows. */
export const commaAfterLast = (offset: number): Slip => ({
  message: "there is a comma after the last entry",
  allowed: "no comma here",
  offset,
});

/** A text that its line does not end: it goes on in the next one, or lacks its closing quote. */
function unclosedText(text: string, offset: number, before?: Token): Slip | undefined {
  if (before?.end === offset) return quoteInText(text, offset, before);
  const [line = "", ...more] = text.slice(offset).split(/\r\n|\r|\n/);
  const curly = /[“”]\s*(?:[:,}\]]|$)/.exec(line);
  if (curly) return curlyQuote(text, offset + curly.index);
  const next = more.find((one) => one.trim() !== "")?.trim() ?? "";
  const isRest = next !== "" && (/^"\s*[,}\]]*$/.test(next) || !/^([}\]]|".*")/.test(next));
  if (!isRest) return undefined;
  return {
    message: "a line break stands inside a text",
    allowed: "a text on one line, with \\n where a new line begins",
    offset: offset + line.length,
  };
}

const curlyQuote = (text: string, offset: number): Slip => ({
  message: `a curly quote (${text[offset]}) stands where a name or a text begins or ends`,
  allowed: STRAIGHT,
  offset,
});
