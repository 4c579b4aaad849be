import type { Slip, Token } from "./slip";

/** Texts, which may hold brackets that are none, and the brackets outside of them. */
const PARTS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;

/** The brackets of a JSON text, in their order. */
export function* bracketsOf(text: string): Iterable<{ bracket: string; offset: number }> {
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    if (!part.startsWith('"')) yield { bracket: part, offset: index };
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
  for (const { bracket, offset } of bracketsOf(text)) {
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
