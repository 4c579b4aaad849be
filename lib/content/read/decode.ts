import { codePoint, LOST } from "../check/text/hidden";
import { type Position, positionAt } from "./position";

/** A file's text and what is wrong with how it was saved. */
export interface Decoded {
  text: string;
  faults: { message: string; allowed: string; position: Position }[];
}

const BYTE_ORDER_MARK = "\uFEFF";
/** Bytes that tell what a file is. */
const START = 16;

const ALLOWED = "UTF-8 without a byte order mark (BOM)";

/** How files begin that are no text, in hexadecimal digits. */
const BINARY: readonly [start: RegExp, what: string][] = [
  [/^(?:89504e47|ffd8ff|47494638|52494646.{8}57454250)/, "a picture"],
  [/^(?:1f8b|504b0304|425a68|fd377a58)/, "a compressed file"],
  [/^25504446/, "a PDF"],
];

/** A mark, or a zero for every other byte, which letters of Europe have in UTF-16. */
const UTF_16 = /^(?:fffe|feff|(?:(?!00)..00){4}|(?:00(?!00)..){4})/;

/** Reads bytes as UTF-8. Bytes that are none become U+FFFD and are reported, once. */
export function decode(bytes: Uint8Array): Decoded {
  const lenient = new TextDecoder("utf-8", { ignoreBOM: true });
  const text = lenient.decode(bytes);
  const faults: Decoded["faults"] = [];
  const add = (message: string, position: Position) =>
    faults.push({ message, allowed: ALLOWED, position });

  const other = otherKind(bytes);
  if (other) return { text: "", faults: [{ ...other, position: { line: 1, column: 1 } }] };
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

/** What is said of bytes that are no text in UTF-8 at all, but something that is known. */
function otherKind(bytes: Uint8Array) {
  const start = Buffer.from(bytes.subarray(0, START)).toString("hex");
  if (UTF_16.test(start)) {
    return { message: "the file is saved as UTF-16", allowed: ALLOWED };
  }
  const what = BINARY.find(([pattern]) => pattern.test(start))?.[1];
  if (what === undefined) return undefined;
  return {
    message: `the file is ${what} under the name of a text`,
    allowed: `a text in ${ALLOWED}`,
  };
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
