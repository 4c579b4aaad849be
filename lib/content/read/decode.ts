import { codePoint, LOST } from "../check/text/hidden";
import { type Position, positionAt } from "./position";

/** A file's text and what is wrong with how it was saved. */
export interface Decoded {
  text: string;
  faults: { message: string; allowed: string; position: Position }[];
}

const BYTE_ORDER_MARK = "\uFEFF";
const ALLOWED = "UTF-8 without a byte order mark (BOM)";

/** Reads bytes as UTF-8. Bytes that are none become U+FFFD and are reported, once. */
export function decode(bytes: Uint8Array): Decoded {
  const lenient = new TextDecoder("utf-8", { ignoreBOM: true });
  const text = lenient.decode(bytes);
  const faults: Decoded["faults"] = [];
  const add = (message: string, position: Position) =>
    faults.push({ message, allowed: ALLOWED, position });

  if (!isUtf8(bytes)) {
    const start = lenient.decode(bytes.subarray(0, firstBadByte(bytes)), { stream: true });
    const message = "the file is not saved as UTF-8: a character here cannot be read";
    return {
      text,
      faults: [{ message, allowed: ALLOWED, position: positionAt(start, start.length) }],
    };
  }
  const lost = LOST.exec(text);
  if (lost) {
    const message = `the file has the sign of a lost character (${codePoint(lost[0])})`;
    faults.push({
      message,
      allowed: "the character itself",
      position: positionAt(text, lost.index),
    });
  }
  if (!text.startsWith(BYTE_ORDER_MARK)) return { text, faults };
  add("the file begins with an invisible byte order mark (BOM)", { line: 1, column: 1 });
  return { text: text.slice(1), faults };
}

function isUtf8(bytes: Uint8Array, stream = false): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
    return true;
  } catch {
    return false;
  }
}

/** Number of bytes that are read before the first that is no UTF-8. */
function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (isUtf8(bytes.subarray(0, middle), true)) good = middle;
    else bad = middle - 1;
  }
  return good;
}
