import { brotliCompressSync, constants } from "node:zlib";

const KB = 1000;

/** Bytes of a document's headers from our server. */
const HEADERS = 1.25 * KB;

/**
 * Greatest size of a document in bytes, compressed by Brotli: with its headers it fits into the first ten packets of a
 * response.
 */
export const LONGEST_DOCUMENT = 14.6 * KB - HEADERS;

/** Quick compression, mostly enough to see that a document is short. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** Bytes of a document as most hosts send it. */
export const sizeAsSent = (html: string): number => brotliCompressSync(html).length;

/** True if a document has more than `most` bytes as sent. */
export function isTooLong(html: string, most = LONGEST_DOCUMENT): boolean {
  const atMost = brotliCompressSync(html, QUICK).length;
  return atMost > most && (atMost > 2 * most || sizeAsSent(html) > most);
}
