/** Characters that a sentence or a messenger may take off the end of an address. */
const MARKS = ["-", "_"] as const;

/** True if no messenger takes the last character of a code for punctuation. */
export const endsWell = (code: string): boolean => /[A-Za-z0-9]$/.test(code);

/**
 * The code at the beginning of a hash or a value of an address. Anything that cannot belong to one is left out with
 * all behind it: `)`, `。`, `…`, `%20`, `?fbclid=…`.
 */
export function codeIn(text: string): string {
  return /^[#\s]*([\w-]*)/.exec(decoded(text))?.[1] ?? "";
}

/**
 * A name in the query of an address, in lower case and without what was put behind it; an address that was taken for
 * HTML has `&amp;` before it.
 */
export const nameIn = (text: string): string =>
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

/** Other codes that may have become this one on its way: it gained marks at its end, or lost one or two there. */
export function spellings(code: string): string[] {
  const bare = code.replace(/[-_]+$/, "");
  const lost = [[], MARKS.flatMap((one) => MARKS.map((other) => one + other)), MARKS];
  return [bare, ...(lost[(bare.length % 4) - 1] ?? []).map((marks) => bare + marks)].filter(
    (spelling) => spelling !== code && spelling !== "",
  );
}
