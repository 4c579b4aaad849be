/**
 * A name or title as readers compare it: two that differ in case, width, accents' encoding, spaces or marks
 * alone are one to them. Empty for a name that has neither a letter nor a digit.
 */
export function comparable(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}
