import { HIDDEN_IN_TEXT } from "../../model/problems/hidden";

const HIDDEN_EVERYWHERE = new RegExp(HIDDEN_IN_TEXT, "gu");

/**
 * Escapes characters that move the cursor or change the direction of text, as file names may contain them (`\\u202e`).
 * Newlines stay.
 */
export function printable(text: string): string {
  return text.replace(HIDDEN_EVERYWHERE, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
}
