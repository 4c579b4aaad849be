import { brotliCompressSync, constants } from "node:zlib";

const KB = 1000;

/** Headers of a document as our server sends them, in bytes. */
const HEADERS = 1.25 * KB;

/** Longest document in bytes, compressed by Brotli: with its headers it arrives in the first ten packets of an answer. */
export const LONGEST_DOCUMENT = 14.6 * KB - HEADERS;

/** Compression that is quick, and mostly enough to see that a document is short. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** Size of a document in bytes as most hosts send it. */
export const sizeAsSent = (html: string): number => brotliCompressSync(html).length;

/** True if a document is longer as sent than so many bytes. */
export const isTooLong = (html: string, most = LONGEST_DOCUMENT): boolean =>
  brotliCompressSync(html, QUICK).length > most && sizeAsSent(html) > most;
