/** First word of a name in English order. */
export function givenName(name: string): string {
  return name.split(" ")[0] ?? name;
}
