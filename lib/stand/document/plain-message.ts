import { TEXT } from "./limits";

// Controls, line separators, and what turns the direction of the text after it.
const UNWANTED = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** More marks than this over one letter are a tower, not a language. */
const TOWER = /(\p{M}{4})\p{M}+/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** More than the longest message; what is beyond is not looked at. */
const LOOKED_AT = TEXT.codePoints * 8;

/** How many characters a text has, as a reader counts them. Line breaks do not count. */
export function countCharacters(text: string): number {
  return text.split("\n").reduce((sum, line) => sum + charactersOf(line).length, 0);
}

/** The characters of a text, as a reader counts them: 👨‍👩‍👧 and é are one each. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * A message as it may stand on a panel: in NFC, without controls, within the limits (limits.ts). What is
 * too long is cut between two characters. Made plain once more, it is the same.
 */
export function plainMessage(text: string): string {
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .slice(0, TEXT.lines)
    .map((line) => line.replace(UNWANTED, "").normalize("NFC").replace(TOWER, "$1"));
  let characters: number = TEXT.characters;
  let codePoints: number = TEXT.codePoints - (lines.length - 1);
  const kept = lines.map((line) => {
    let end = 0;
    for (const character of charactersOf(line)) {
      const { length } = Array.from(character);
      if (characters === 0 || length > codePoints) break;
      characters -= 1;
      codePoints -= length;
      end += character.length;
    }
    return line.slice(0, end);
  });
  return kept.join("\n");
}
