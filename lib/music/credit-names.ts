/**
 * The people of a credit, each by name: `桑原 聖 (Arte Refact) & FUJI` is two. A company in brackets is left out, and so
 * are spaces between Japanese letters, which the source sets at times.
 */
export function creditNames(credit: string | null | undefined): string[] {
  const people = (credit ?? "").replaceAll(/\s*\([^)]*\)/g, "");
  return people
    .split(/\s*(?:&|、|,)\s*/)
    .map((name) => name.replaceAll(/(?<![A-Za-z.])\s+|\s+(?![A-Za-z])/g, "").trim())
    .filter((name) => name !== "");
}

/** A name as an address has it. */
export const creditKey = (name: string): string => name.toLowerCase().replaceAll(" ", "-");
