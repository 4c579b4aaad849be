const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The characters of a text, as a reader counts them: 👨‍👩‍👧 and é are one each. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The beginning of a text, cut between two characters, with at most so many code points. */
export function cutTo(text: string, codePoints: number): string {
  // A code point has one or two units: what is beyond cannot be reached.
  let left = codePoints;
  let end = 0;
  for (const character of charactersOf(text.slice(0, codePoints * 2 + 2))) {
    left -= Array.from(character).length;
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
