import { bracketsOf } from "./json-brackets";
import type { Slip } from "./slip";

/** Bytes that a record or a page may have; the largest has a tenth of it. */
const MOST_BYTES = 1_000_000;

/** Objects and lists in one another; records have ten at most. */
const MOST_LEVELS = 64;

/** What is said of a file that is too large to be a record; undefined for all others. */
export function tooLarge(bytes: Uint8Array) {
  if (bytes.length <= MOST_BYTES) return undefined;
  const size = (bytes.length / 1_000_000).toFixed(1);
  return {
    rule: "file-size",
    message: `the file has ${size} MB, which is too large for a record or a page`,
    allowed: "at most 1 MB",
  };
}

/** The bracket of a JSON text from which on values lie too deep in one another to be read. */
export function tooDeep(text: string): Slip | undefined {
  let level = 0;
  for (const { bracket, offset } of bracketsOf(text)) {
    level += bracket === "{" || bracket === "[" ? 1 : -1;
    if (level > MOST_LEVELS) {
      return {
        message: `from here on objects and lists lie more than ${MOST_LEVELS} deep in one another`,
        allowed: `at most ${MOST_LEVELS}`,
        offset,
      };
    }
  }
  return undefined;
}
