/**
 * Splits a credit into people: `桑原 聖 (Arte Refact) & FUJI` is two. Drops companies in brackets, and spaces between
 * Japanese letters, which the source uses inconsistently.
 */
export function creditNames(credit: string | null | undefined): string[] {
  const people = (credit ?? "").replaceAll(/\s*\([^)]*\)/g, "");
  return people
    .split(/\s*(?:&|、|,)\s*/)
    .map((name) => name.replaceAll(/(?<![A-Za-z.])\s+|\s+(?![A-Za-z])/g, "").trim())
    .filter((name) => name !== "");
}

export const creditKey = (name: string): string => name.toLowerCase().replaceAll(" ", "-");
