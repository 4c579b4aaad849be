const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Splits a text into characters as a reader counts them: 👨‍👩‍👧 and é are one each. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The beginning of a text, at most `codePoints` long, cut between two characters. */
export function cutTo(text: string, codePoints: number): string {
  // A code point has one or two units, so anything beyond is out of reach.
  let left = codePoints;
  let end = 0;
  for (const character of charactersOf(text.slice(0, codePoints * 2 + 2))) {
    left -= Array.from(character).length;
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
