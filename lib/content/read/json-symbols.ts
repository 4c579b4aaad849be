import { codePoint, HIDDEN } from "../check/text/hidden";
import { shown } from "../check/words";
import type { Slip, Token } from "./slip";

/** Names in double quotes, and what stands for it where something else was typed. */
export const STRAIGHT = 'straight double quotes (") around a name or a text';

/** Characters that look like a space, or like nothing, and are none of the four that JSON knows. */
const STRANGE_SPACE = new RegExp(String.raw`^(?:(?![ \t\r\n])\s|${HIDDEN.source})`, "u");

/** Words of other languages for what JSON has a word for, or has none. */
const OTHER_WORDS: Readonly<Record<string, string | undefined>> = {
  true: "true",
  false: "false",
  null: "null",
  none: "null",
  nil: "null",
};

/** A no-break space and its like between the parts of a record, as they come with text that was copied. */
export function strangeSpace(text: string, offset: number): Slip | undefined {
  const strange = STRANGE_SPACE.exec(text.slice(offset, offset + 2))?.[0];
  if (strange === undefined) return undefined;
  const message = `a character that nobody sees (${codePoint(strange)}) stands outside the texts`;
  return { message, allowed: "normal spaces and line breaks", offset };
}

/** A word without quotes, or with single ones; a number that is written as in other languages. */
export function otherSymbol(text: string, offset: number, before?: Token): Slip {
  // The parser has read the digits of `0x10` as a number of their own.
  const start = before?.kind === "value" && before.end === offset ? before.start : offset;
  const [word = ""] = /^[^\s,:{}[\]"]+/.exec(text.slice(start)) ?? [];
  if (/^['‘’‚`]/.test(word)) {
    const message = `a single quote (${word[0]}) stands where a name or a text begins`;
    return { message, allowed: STRAIGHT, offset: start };
  }
  return { ...wordSlip(word), offset: start };
}

function wordSlip(word: string): Omit<Slip, "offset"> {
  if (word.endsWith(";")) {
    return { message: "a semicolon (;) stands behind a value", allowed: "a comma, or nothing" };
  }
  if (/^(?:[+-]?(?:NaN|Infinity)|undefined)$/.test(word)) {
    return { message: `${word} is no value that JSON knows`, allowed: "a value, or no entry" };
  }
  const number = numberIn(word);
  if (number !== undefined) {
    const message = `${word} is not how JSON writes a number`;
    return { message, allowed: "digits, with a point or without", suggestion: number };
  }
  return {
    message: `${shown(word)} is no value that JSON knows: text must stand in double quotes`,
    suggestion: OTHER_WORDS[word.toLowerCase()] ?? shown(word),
  };
}

/** `+1`, `.5`, `1.`, `007`, `1_000` or `0x10` as JSON writes it; undefined for what is no number. */
function numberIn(word: string): string | undefined {
  if (!/^[+-]?\.?\d/.test(word)) return undefined;
  const value = Number(word.replace(/^\+/, "").replaceAll("_", ""));
  return Number.isFinite(value) ? String(value) : undefined;
}
