import { isUtf8 } from "node:buffer";
import { codePoint, LOST } from "../check/text/hidden";
import { type Position, positionAt } from "./position";

/** A file's text and what is wrong with how it was saved. */
export interface Decoded {
  text: string;
  faults: { message: string; allowed: string; position: Position }[];
}

const BYTE_ORDER_MARK = "\uFEFF";
const ALLOWED = "UTF-8 without a byte order mark (BOM)";

const START_OF_FILE = { line: 1, column: 1 };

/** Reads bytes as UTF-8. Bytes that are none become U+FFFD and are reported, once. */
export function decode(bytes: Uint8Array): Decoded {
  const lenient = new TextDecoder("utf-8", { ignoreBOM: true });
  const text = lenient.decode(bytes);
  if (!isUtf8(bytes)) {
    const firstBad = Buffer.from(text).findIndex((byte, at) => byte !== bytes[at]);
    const start = lenient.decode(bytes.subarray(0, firstBad), { stream: true });
    const message = "the file is not saved as UTF-8: a character here cannot be read";
    const position = positionAt(start, start.length);
    return { text, faults: [{ message, allowed: ALLOWED, position }] };
  }
  const faults: Decoded["faults"] = [];
  const lost = LOST.exec(text);
  if (lost) {
    faults.push({
      message: `the file has the sign of a lost character (${codePoint(lost[0])})`,
      allowed: "the character itself",
      position: positionAt(text, lost.index),
    });
  }
  if (!text.startsWith(BYTE_ORDER_MARK)) return { text, faults };
  const message = "the file begins with an invisible byte order mark (BOM)";
  faults.push({ message, allowed: ALLOWED, position: START_OF_FILE });
  return { text: text.slice(1), faults };
}
