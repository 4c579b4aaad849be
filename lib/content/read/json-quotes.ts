import { STRAIGHT } from "./json-symbols";
import type { Slip, Token } from "./slip";

/** `“name”` or `"name”`: curly quotes where JSON wants straight ones. */
export function curlyDelimiter(text: string, offset: number, before?: Token): Slip | undefined {
  if (/[“”„‟«»]/.test(text[offset] ?? "")) return curlyQuote(text, offset);
  if (before?.kind !== "text") return undefined;
  // The text has swallowed what follows its curly end: `"name”: "`.
  const swallowed = text.slice(before.start, before.end);
  const end = /[“”]\s*[:,]\s*"$/.exec(swallowed);
  return end && !isPaired(swallowed) ? curlyQuote(text, before.start + end.index) : undefined;
}

/** Whether the curly quotes of a text stand in pairs, as in prose. */
const isPaired = (text: string): boolean => (text.match(/[“”]/g) ?? []).length % 2 === 0;

/** `"the "best" of"`: what follows a text on its line is the rest of it. */
export function quoteInText(text: string, offset: number, before?: Token): Slip | undefined {
  if (before?.kind !== "text" || /\n/.test(text.slice(before.end, offset))) return undefined;
  if (/["{[]/.test(text[offset] ?? "") && offset > before.end) return undefined;
  return {
    message: "a straight double quote inside the text ends it here",
    allowed: "curly quotes (“ ”) inside a text",
    offset: before.end - 1,
  };
}

/** A text that its line does not end: it goes on in the next one, or lacks its closing quote. */
export function unclosedText(text: string, offset: number, before?: Token): Slip | undefined {
  if (before?.end === offset) return quoteInText(text, offset, before);
  const [line = "", ...more] = text.slice(offset).split(/\r\n|\r|\n/);
  const curly = /[“”]\s*(?::.*|[,}\]\s]*)$/.exec(line);
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

const curlyQuote = (text: string, offset: number): Slip => ({
  message: `a curly quote (${text[offset]}) stands where a name or a text begins or ends`,
  allowed: STRAIGHT,
  offset,
});
