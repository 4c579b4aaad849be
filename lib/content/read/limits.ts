import { marksOf } from "./json-brackets";
import type { Slip } from "./slip";

/** Bytes that a record, a drawing or a schema may have; the largest has a tenth of it. */
const MOST_BYTES = 1_000_000;

/** Bytes that a page in Markdown may have, which takes longer to read; the longest has a fortieth of it. */
export const MOST_PAGE_BYTES = 200_000;

/** Objects and lists in one another; records have ten at most. */
const MOST_LEVELS = 64;

/** Entries of one object or list; the longest list has a tenth of it. More faults take long to tell apart. */
const MOST_ENTRIES = 2000;

/** What is said of a file that is too large to be a record; undefined for all others. */
export function tooLarge(bytes: Uint8Array, most = MOST_BYTES) {
  if (bytes.length <= most) return undefined;
  const size = (bytes.length / 1_000_000).toFixed(1);
  return {
    rule: "file-size",
    message: `the file has ${size} MB, which is too large`,
    allowed: `at most ${most / 1_000_000} MB`,
  };
}

/** The place in a JSON text from which on it is too deep or too long to be a record; undefined for all others. */
export function tooMuch(text: string): Slip | undefined {
  /** Entries so far of the object or list that is open, and of those around it. */
  const entries: number[] = [];
  for (const { mark, offset } of marksOf(text)) {
    if (mark === "{" || mark === "[") entries.push(1);
    else if (mark !== ",") entries.pop();
    else entries.push((entries.pop() ?? 0) + 1);
    if (entries.length > MOST_LEVELS) {
      return {
        message: `from here on objects and lists lie more than ${MOST_LEVELS} deep in one another`,
        allowed: `at most ${MOST_LEVELS}`,
        offset,
      };
    }
    if ((entries.at(-1) ?? 0) > MOST_ENTRIES) {
      return {
        message: `the object or list has more than ${MOST_ENTRIES} entries`,
        allowed: `at most ${MOST_ENTRIES}`,
        offset,
      };
    }
  }
  return undefined;
}
