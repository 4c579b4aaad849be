/** Things in a row as people say it: `Mao, Subaru and Hokuto`. */
export function formatList(things: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(things);
}
