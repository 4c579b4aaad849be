/** Bytes that a record, a drawing or a schema may have; the largest has a tenth of it. */
const MOST_BYTES = 1_000_000;

/** Bytes that a page in Markdown may have, which takes longer to read; the longest has a fortieth of it. */
export const MOST_PAGE_BYTES = 200_000;

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
