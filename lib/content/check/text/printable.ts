import { HIDDEN_IN_TEXT } from "../../model/problems/hidden";

const HIDDEN_EVERYWHERE = new RegExp(HIDDEN_IN_TEXT, "gu");

/**
 * A text without what would move the cursor or turn the direction of the letters, which names of files may hold;
 * each such character is written as JSON does (`\\u202e`). New lines stay.
 */
export function printable(text: string): string {
  return text.replace(HIDDEN_EVERYWHERE, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
}
