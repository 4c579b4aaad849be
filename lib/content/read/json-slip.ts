import type { printParseErrorCode } from "jsonc-parser";
import { extraBracket, missingBrace, missingBracket, unclosedBracket } from "./json-brackets";
import { curlyDelimiter, quoteInText, unclosedText } from "./json-quotes";
import { otherSymbol, strangeSpace } from "./json-symbols";
import type { Slip, Token } from "./slip";

/** Name of an error of the parser. */
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
  InvalidNumberFormat: "this is no number that JSON knows",
  InvalidSymbol: "text must stand in double quotes",
};

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
    strangeSpace(text, offset) ??
    curlyDelimiter(text, offset, before) ??
    quoteInText(text, offset, before) ??
    otherSymbol(text, offset, before),
  UnexpectedEndOfNumber: otherSymbol,
  CommaExpected: (text, offset, before) =>
    (before?.kind === "value" && before.end === offset
      ? otherSymbol(text, offset, before)
      : undefined) ??
    missingBracket(text, offset) ??
    (/[:}\]]/.test(text[offset] ?? "") ? unclosedBracket(text) : undefined) ??
    missingBrace(text, offset, before) ??
    quoteInText(text, offset, before),
  CloseBraceExpected: unclosedBracket,
  CloseBracketExpected: unclosedBracket,
  ColonExpected: missingBracket,
  EndOfFileExpected: (text, offset, before) =>
    missingBrace(text, offset, before) ?? extraBracket(text, offset),
  ValueExpected: wrongComma,
  PropertyNameExpected: (text, offset, before) =>
    wrongComma(text, offset, before) ?? missingBracket(text, offset) ?? valueForName(text, offset),
  UnexpectedEndOfString: unclosedText,
  InvalidCharacter: (text, offset) => ({
    message: "a text holds a tab or another control character",
    allowed: "a space",
    // oxlint-disable-next-line no-control-regex
    offset: offset + Math.max(0, text.slice(offset).search(/[\0-\x1f]/)),
  }),
};

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
  const unclosed = next === "{" ? unclosedBracket(text) : undefined;
  if (unclosed) return unclosed;
  const message = `a value stands where a name in double quotes is wanted: the } of the object before it is missing, or the [ of a list`;
  return { message, offset };
}

/** A comma that nothing follows. */
export const commaAfterLast = (offset: number): Slip => ({
  message: "there is a comma after the last entry",
  allowed: "no comma here",
  offset,
});
