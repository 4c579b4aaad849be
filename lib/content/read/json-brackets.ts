import type { Slip, Token } from "./slip";

/** Texts, which may hold brackets and commas that are none, and those outside of them. */
const PARTS = /"(?:[^"\\\n]|\\.)*"?|[{}[\],]/g;

/** The brackets and commas of a JSON text, in their order. */
export function* marksOf(text: string): Iterable<{ mark: string; offset: number }> {
  for (const { 0: mark, index } of text.matchAll(PARTS)) {
    if (!mark.startsWith('"')) yield { mark, offset: index };
  }
}

/** A text with a colon behind it is a name, which stands in an object only. */
export function missingBrace(text: string, offset: number, before?: Token): Slip | undefined {
  if (text[offset] !== ":" || before?.kind !== "text") return undefined;
  return {
    message: "an opening brace { is missing before this name",
    allowed: "names and values in braces { … }",
    offset: before.start,
  };
}

const TEXT = String.raw`"(?:[^"\\\n]|\\.)*"`;
const ENTRY = String.raw`(?:${TEXT}|[-\d.]+)`;
/** A name and entries of a list behind it, as far as they are read; and the rest of such a list. */
const ENTRIES = String.raw`${ENTRY}(?:\s*,\s*${ENTRY})*(?:\s*,)?\s*`;
const LIST_BEGUN = new RegExp(String.raw`${TEXT}\s*:\s*(${ENTRIES})$`);
const LIST_ENDED = new RegExp(String.raw`^\s*,?\s*(?:${ENTRIES})?\]`);

/** Entries behind a name, with a closing bracket and no opening one. */
export function missingBracket(text: string, offset: number): Slip | undefined {
  const entries = LIST_BEGUN.exec(text.slice(0, offset))?.[1];
  if (entries === undefined || !LIST_ENDED.test(text.slice(offset))) return undefined;
  return {
    message: "an opening bracket [ is missing before this entry",
    allowed: "a list in brackets [ … ]",
    offset: offset - entries.length,
  };
}

/** A bracket that closes nothing. */
export function extraBracket(text: string, offset: number): Slip | undefined {
  const bracket = text[offset] ?? "";
  if (!/[}\]]/.test(bracket)) return undefined;
  const opening = bracket === "}" ? "{" : "[";
  return { message: `there is no ${opening} that this ${bracket} could close`, offset };
}

/** The bracket that is not closed: where a text is laid out, one further left follows that should close it. */
export function unclosedBracket(text: string): Slip | undefined {
  const open: { bracket: string; offset: number }[] = [];
  for (const { mark: bracket, offset } of marksOf(text)) {
    if (bracket === ",") continue;
    if (bracket === "{" || bracket === "[") {
      open.push({ bracket, offset });
      continue;
    }
    const last = open.pop();
    const line = lineBefore(text, offset);
    if (!last || line.trim() !== "" || indentOf(text, last.offset) <= line.length) continue;
    const closing = last.bracket === "{" ? "brace }" : "bracket ]";
    const message = `this ${last.bracket} is never closed: a closing ${closing} is missing`;
    return { message, offset: last.offset };
  }
  return undefined;
}

const lineBefore = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);

const indentOf = (text: string, offset: number): number => lineBefore(text, offset).search(/\S|$/);
