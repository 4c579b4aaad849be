import { yearlyDay } from "./messages/forms";
import { cut, shown } from "../model/problems/words";
import { positionAt } from "../model/problems/position";
import type { SyntaxFault, Token } from "./syntax-fault";

/** Looks for a missing comma at the end of an earlier line. */
export function commaMissing(
  text: string,
  offset: number,
  before?: Token,
): SyntaxFault | undefined {
  if (!before) return undefined;
  const { line } = positionAt(text, before.end);
  const allowed = `a comma at the end of line ${line}`;
  const isAbove = text.slice(before.end, offset).includes("\n");
  const message = "a comma is missing between two entries";
  const edit = { at: before.end, length: 0, text: ",", trust: "likely" as const };
  return { message, ...(isAbove && { allowed }), offset, edit };
}

const COMMENT = /^(?:#|<!--|--)/;

export function otherComment(text: string, offset: number): SyntaxFault | undefined {
  if (!COMMENT.test(text.slice(offset, offset + 4))) return undefined;
  return {
    message: "comments are not possible in JSON",
    allowed: "nothing outside the record",
    offset,
  };
}

/** `"a" = 1`, `"a": 1;`, `"a"：1`: another mark in place of a colon or a comma. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ["=", ":"],
  ["：", ":"],
  [";", ","],
  ["，", ","],
  ["、", ","],
  ["；", ","],
]);

export function otherMark(text: string, offset: number, before?: Token): SyntaxFault | undefined {
  const mark = text[offset] ?? "";
  const right = MARKS.get(mark);
  // If text continues behind a straight quote, the quote is at fault.
  if (right === undefined || !before || before.kind === "separator") return undefined;
  if (!/^.\s*(?:$|["\d\-tfn{[}\]])/s.test(text.slice(offset, offset + 40))) return undefined;
  const name = right === ":" ? "a colon (:)" : "a comma (,)";
  const edit = { at: offset, length: 1, text: right, trust: "likely" as const };
  return { message: `${mark} stands where ${name} belongs`, suggestion: right, offset, edit };
}

/** `12,345`: the rest of a number behind a comma. */
export function commaInNumber(text: string, offset: number): SyntaxFault | undefined {
  const [start = ""] =
    /\d{1,3}(?:,\d{3})*,$/.exec(text.slice(Math.max(0, offset - 20), offset)) ?? [];
  const [rest = ""] = /^\d{3}(?:,\d{3})*(?!\d)/.exec(text.slice(offset, offset + 20)) ?? [];
  if (start === "" || rest === "") return undefined;
  const written = start + rest;
  const message = `${written} is not how JSON writes a number: it has no commas between digits`;
  const suggestion = written.replaceAll(",", "");
  const at = offset - start.length;
  const edit = { at, length: written.length, text: suggestion, trust: "guess" as const };
  return { message, suggestion, offset: at, edit };
}

export function afterRecord(text: string, offset: number, before?: Token): SyntaxFault | undefined {
  if (before?.kind === "text")
    return { message: "an opening brace { is missing before this", offset: before.start };
  if (/^[\]}\s]+$/.test(text.slice(offset)))
    return { message: `this ${text[offset]} is one too many: the record ends before it`, offset };
  if (!/^,?\s*\{\s*"/.test(text.slice(offset, offset + 200))) return undefined;
  return {
    message: "a second record begins here",
    allowed: "each record in a file of its own",
    offset,
  };
}

/** A number in the notation of another language, or a day without quotation marks. */
export function strangeNumber(text: string, word: string, offset: number): SyntaxFault {
  const message = `${cut(word)} is not how JSON writes a number`;
  const whole = { at: offset, length: word.length, text: "0", trust: "guess" as const };
  const [, name = ""] = /"(\w+)"\s*:\s*$/.exec(text.slice(Math.max(0, offset - 60), offset)) ?? [];
  const [day] = DAYS.has(name) ? yearlyDay(word) : [];
  if (day !== undefined) {
    const edit = { ...whole, text: shown(day) };
    return { message: `${message}; a day is text`, suggestion: shown(day), offset, edit };
  }
  const [, digits] = /^(\d+(?:\.\d+)?)(?:cm|kg|m)$/i.exec(word) ?? [];
  if (digits !== undefined) {
    const edit = { ...whole, text: shown(digits) };
    return { message: `${message}: leave the unit out`, suggestion: shown(digits), offset, edit };
  }
  if (!/^0\d+$/.test(word)) return { message, offset, edit: whole };
  const isText = "; if the zero counts, it is text in double quotes";
  return {
    message: `${message}: none begins with 0${isText}`,
    suggestion: cut(word.replace(/^0+(?=\d)/, "")),
    offset,
    edit: whole,
  };
}

/** `1e400`: valid JSON, but infinite in programs. */
export const endlessNumber = (word: string, offset: number): SyntaxFault => ({
  message: `${cut(word)} is too large a number`,
  offset,
  edit: { at: offset, length: word.length, text: "0", trust: "guess" },
});

/** Properties with a day of every year. */
const DAYS: ReadonlySet<string> = new Set(["birthday", "day"]);
