import { charactersOf } from "../../text/characters";
import { plainLine } from "../../text/plain-line";
import { TEXT } from "./limits";

/** More than the longest message; the rest is ignored. */
const MAX_CHARACTERS_READ = TEXT.codePoints * 8;

/** Counts characters as a reader does, without line breaks. */
export function countCharacters(text: string): number {
  return text.split("\n").reduce((sum, line) => sum + charactersOf(line).length, 0);
}

/**
 * Makes a message safe to show: plain lines (lib/text/plain-line.ts) within the limits (limits.ts), cut between two
 * characters. Idempotent.
 */
export function plainMessage(text: string): string {
  const lines = text
    .slice(0, MAX_CHARACTERS_READ)
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .slice(0, TEXT.lines)
    .map(plainLine);
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
