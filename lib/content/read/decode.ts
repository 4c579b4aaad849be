import { isUtf8 } from "node:buffer";
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

const START_OF_FILE = { line: 1, column: 1 };

/** Reads bytes as UTF-8. Bytes that are none become U+FFFD and are reported, once. */
export function decode(bytes: Uint8Array): Decoded {
  const other = otherKind(bytes);
  if (other) return { text: "", faults: [{ ...other, position: START_OF_FILE }] };
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
