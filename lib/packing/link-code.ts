/** Characters that messengers may take off the end of an address. */
const MARKS = ["-", "_"] as const;

/** True if no messenger takes the code's last character for punctuation. */
export const endsAlphanumeric = (code: string): boolean => /[A-Za-z0-9]$/.test(code);

/**
 * The code at the beginning of a hash or a query value. Ends before anything that cannot belong to a code: `)`, `。`,
 * `…`, `%20`, `?fbclid=…`.
 */
export function codeIn(text: string): string {
  return /^[#\s]*([\w-]*)/.exec(decoded(text))?.[1] ?? "";
}

/** A name or value of a query in lower case, without what was appended to it, and without the `amp;` of escaped HTML. */
export const normalizeQueryPart = (text: string): string =>
  (text.replace(/^amp;/, "").split(/[?&#]/, 1)[0] ?? "")
    .replace(/[^\p{L}\p{N}]+$/u, "")
    .toLowerCase();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Codes that may have been sent as this one: with one or two marks at the end lost, or with marks added. Only a code
 * with a multiple of four characters can end in a mark: the last character of others is padded with zero bits, and
 * marks stand for high bits set.
 */
export function alternativeCodes(code: string): string[] {
  const bare = code.replace(/[-_]+$/, "");
  // By the length of `bare` modulo 4.
  const lostEndings = [[], [], MARKS.flatMap((one) => MARKS.map((other) => one + other)), MARKS];
  return [bare, ...(lostEndings[bare.length % 4] ?? []).map((marks) => bare + marks)].filter(
    (spelling) => spelling !== code && spelling !== "",
  );
}
