/** Joins words to a list: `Mao, Subaru and Hokuto`. */
export function formatList(things: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(things);
}
