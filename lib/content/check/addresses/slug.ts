/** Converts words to an anchor: `Three doors!` is `three-doors`. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
