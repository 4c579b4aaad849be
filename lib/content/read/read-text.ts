import { isUtf8 } from "node:buffer";
import { codePoint, LOST } from "../model/problems/hidden";
import type { Problem } from "../model/problems/problem";
import { fixedByCommand } from "../model/problems/words";
import { positionsIn } from "../model/problems/position";

export interface Fault extends Omit<Problem, "file" | "line" | "column"> {
  readonly offset: number;
}

export interface SavedText {
  readonly text: string;
  readonly faults: Fault[];
  /** True if the text is only a guess; it is not checked further. */
  readonly isGuess: boolean;
  /** True if letters were lost but nothing else is wrong: the structure is intact. */
  readonly isGarbled: boolean;
}

/** Size limit of a record, a drawing or a schema; the largest has a tenth of it. */
const MOST_BYTES = 1_000_000;

const MEGABYTE = 1_000_000;

/** Decodes a file: checks its size, UTF-8, and merge conflicts. @param most size limit in bytes */
export function readText(bytes: Buffer, most = MOST_BYTES): SavedText {
  if (bytes.length > most) {
    const message = `the file has ${(bytes.length / MEGABYTE).toFixed(1)} MB, which is too large`;
    const allowed = `at most ${most / MEGABYTE} MB`;
    const faults = [{ rule: "file-size", message, allowed, offset: 0 }];
    return { text: "", faults, isGuess: true, isGarbled: false };
  }
  const wide = utf16(bytes);
  const decoded = new TextDecoder(wide ?? "utf-8", { ignoreBOM: true }).decode(bytes);
  const text = decoded.replace(/^\uFEFF/, "");
  const faults = wide
    ? [UTF16]
    : isUtf8(bytes)
      ? faultsIn(text, text !== decoded)
      : [notUtf8(text)];
  const conflict = mergeConflict(text);
  if (conflict) return { text, faults: [...faults, conflict], isGuess: true, isGarbled: false };
  const isGarbled = faults.length > 0 && text.includes("\ufffd");
  return { text, faults, isGuess: isGarbled || (text === "" && faults.length > 0), isGarbled };
}

export function problemsIn(file: string, text: string, faults: readonly Fault[]): Problem[] {
  const at = positionsIn(text);
  return faults.map(({ offset, ...words }) => ({ file, ...at(offset), ...words }));
}

const ALLOWED = "UTF-8 without a byte order mark (BOM)";

/** UTF-16 variant of a file, by its byte order mark or by the zero bytes of its first letters. */
function utf16(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return "utf-16be";
  return undefined;
}

const UTF16: Fault = {
  rule: "encoding",
  message: `the file is not saved as UTF-8, but as UTF-16, which Notepad calls Unicode; ${fixedByCommand("it")}`,
  allowed: ALLOWED,
  offset: 0,
};

const notUtf8 = (text: string): Fault => ({
  rule: "encoding",
  message: text.includes("\0") ? "the file is not text, but binary data of a program" : NOT_UTF8,
  allowed: ALLOWED,
  offset: text.indexOf("\ufffd"),
});

const NOT_UTF8 =
  "the file is not saved as UTF-8: a character here cannot be read. Choose the encoding UTF-8 where your editor saves, and write the character again";

function faultsIn(text: string, hasMark: boolean): Fault[] {
  const faults: Fault[] = [];
  const lost = LOST.exec(text);
  if (lost) {
    const message = `the file has a replacement character (${codePoint(lost[0])})`;
    const allowed = "the character itself";
    faults.push({ rule: "encoding", message, allowed, offset: lost.index });
  }
  if (hasMark) {
    const message = `the file begins with an invisible byte order mark (BOM); ${fixedByCommand("it")}`;
    faults.push({ rule: "encoding", message, allowed: ALLOWED, offset: 0 });
  }
  return faults;
}

/**
 * Conflict markers of git and similar tools; an editor may have indented them. A line of equals signs below text is a
 * Markdown heading; below an empty line, or a line of JSON or SVG, it is a conflict marker.
 */
const MARKERS = [
  /^[ \t]*(?:<{7}(?!<)|>{7}(?!>)|\|{7}(?!\|)|%{7}(?!%))/m,
  /(?:^|[,{}[\]>])[ \t]*\r?\n[ \t]*={7}(?=[ \t]*$)/m,
];

const MARKER_LENGTH = 7;

function mergeConflict(text: string): Fault | undefined {
  const ends = MARKERS.flatMap((marker) => {
    const found = marker.exec(text);
    return found ? [found.index + found[0].length] : [];
  });
  if (ends.length === 0) return undefined;
  const offset = Math.min(...ends) - MARKER_LENGTH;
  return {
    rule: "merge-conflict",
    message: `merge conflict marker (${text.slice(offset, offset + MARKER_LENGTH)}): git has left two versions of some lines here`,
    allowed: "one of the two versions, and no lines that begin with <<<<<<<, ======= or >>>>>>>",
    offset,
  };
}
