/** The end of words in single quotation marks. */
const CLOSING = /\S['’](?!\p{L})/gu;

/**
 * A text with curly quotation marks in place of straight ones. A single one before a letter opens words only if a
 * closing one follows: of ’tis it is an apostrophe.
 */
export function curly(text: string): string {
  const closing = [...text.matchAll(CLOSING)].at(-1)?.index ?? -1;
  return text.replaceAll(/["']/g, (mark, at: number) => {
    const opens = /[\s([{“‘—–*_-]/.test(text[at - 1] ?? " ") && /\S/.test(text[at + 1] ?? " ");
    if (mark === '"') return opens ? "“" : "”";
    return opens && at < closing && /\p{L}/u.test(text[at + 1] ?? "") ? "‘" : "’";
  });
}
