/** How long a text may be; a bound that is absent is none. */
export interface Bounds {
  characters: number;
  words?: number;
}

/**
 * The text with a mark at its end, so that no two copies say the same. Words before the mark give way
 * where there is no room for it.
 */
export function marked(
  text: string,
  mark: string,
  { characters, words = Infinity }: Bounds,
): string {
  let kept = text;
  while ((kept + mark).length > characters || wordsIn(kept + mark) > words) {
    const shorter = kept.replace(/\s+\S+$/, "");
    if (shorter === kept) throw new Error(`“${text}” cannot be cut to ${characters} characters.`);
    kept = shorter;
  }
  return kept + mark;
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length;
