import { isUtf8 } from "node:buffer";
import { codePoint, LOST } from "../model/problems/hidden";
import type { Problem } from "../model/problems/problem";
import { mendedByCommand } from "../model/problems/words";
import { positionsIn } from "../model/problems/position";

/** What is wrong at an offset in the text of a file. */
export interface Fault extends Omit<Problem, "file" | "line" | "column"> {
  readonly offset: number;
}

/** The text of a file, and what is wrong with how it is saved. */
export interface SavedText {
  readonly text: string;
  readonly faults: Fault[];
  /** True if the text is only a guess at what the file says: what is wrong in it is not worth telling. */
  readonly isGuess: boolean;
  /** True if letters were lost, and nothing else is wrong: the text has its form all the same. */
  readonly isGarbled: boolean;
}

/** Bytes that a record, a drawing or a schema may have; the largest has a tenth of it. */
const MOST_BYTES = 1_000_000;

const MEGABYTE = 1_000_000;

/** Reads the bytes of a file as text: not too large, in UTF-8, and merged. @param most bytes that it may have */
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

/** The problems of a file, with their places in its text. */
export function problemsIn(file: string, text: string, faults: readonly Fault[]): Problem[] {
  const at = positionsIn(text);
  return faults.map(({ offset, ...words }) => ({ file, ...at(offset), ...words }));
}

const ALLOWED = "UTF-8 without a byte order mark (BOM)";

/** The kind of UTF-16 that a file is saved in, told by its mark or by the empty halves of its first letters. */
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
  message: `the file is not saved as UTF-8, but as UTF-16, which Notepad calls Unicode; ${mendedByCommand("it")}`,
  allowed: ALLOWED,
  offset: 0,
};

const notUtf8 = (text: string): Fault => ({
  rule: "encoding",
  message: text.includes("\0")
    ? "the file is no text, but what a program keeps for itself"
    : NOT_UTF8,
  allowed: ALLOWED,
  offset: text.indexOf("\ufffd"),
});

const NOT_UTF8 =
  "the file is not saved as UTF-8: a character here cannot be read. Choose the encoding UTF-8 where your editor saves, and write the character again";

function faultsIn(text: string, hasMark: boolean): Fault[] {
  const faults: Fault[] = [];
  const lost = LOST.exec(text);
  if (lost) {
    const message = `the file has the sign of a lost character (${codePoint(lost[0])})`;
    const allowed = "the character itself";
    faults.push({ rule: "encoding", message, allowed, offset: lost.index });
  }
  if (hasMark) {
    const message = `the file begins with an invisible byte order mark (BOM); ${mendedByCommand("it")}`;
    faults.push({ rule: "encoding", message, allowed: ALLOWED, offset: 0 });
  }
  return faults;
}

/**
 * What git and its like write around versions of some lines that they could not merge; an editor may have indented
 * them. A line of equals signs makes a heading of the words above it; below nothing, or below a line of JSON or of a
 * drawing, it is what is left of a conflict.
 */
const MARKERS = [
  /^[ \t]*(?:<{7}(?!<)|>{7}(?!>)|\|{7}(?!\|)|%{7}(?!%))/m,
  /(?:^|[,{}[\]>])[ \t]*\r?\n[ \t]*={7}(?=[ \t]*$)/m,
];

/** Letters of a marker. */
const LENGTH = 7;

/** The fault of a file in which git has left a conflict; undefined for all others. */
function mergeConflict(text: string): Fault | undefined {
  const ends = MARKERS.flatMap((marker) => {
    const found = marker.exec(text);
    return found ? [found.index + found[0].length] : [];
  });
  if (ends.length === 0) return undefined;
  const offset = Math.min(...ends) - LENGTH;
  return {
    rule: "merge-conflict",
    message: `merge conflict marker (${text.slice(offset, offset + LENGTH)}): git has left two versions of some lines here`,
    allowed: "one of the two versions, and no lines that begin with <<<<<<<, ======= or >>>>>>>",
    offset,
  };
}
