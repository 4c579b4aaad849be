import { HIDDEN_IN_TEXT, STRANGE_SPACE } from "./hidden";

const EVERY_HIDDEN = new RegExp(HIDDEN_IN_TEXT, "gu");
const EVERY_STRANGE_SPACE = new RegExp(STRANGE_SPACE, "gu");

/** Hidden characters that separate words: tabs, and line separators of other programs. */
const SEPARATES = /[\t\v\f\u0085\u2028\u2029]/;

/** Hidden characters that mean nothing in a text: controls, zero-width and direction marks, soft hyphens, selectors. */
const MEANS_NOTHING = /\p{Cc}|\p{Cf}|[\u180b-\u180f]|[\ufe00-\ufe0f]/u;

/** Tag letters are the code of a flag that was damaged. */
const TAG = /[\u{e0001}-\u{e007f}]/u;

/** Replaces unusual spaces and tabs by spaces, and removes hidden characters that mean nothing. Others stay. */
export const cleaned = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replace(EVERY_STRANGE_SPACE, " ")
    .replace(EVERY_HIDDEN, (character) => {
      if (SEPARATES.test(character)) return " ";
      return MEANS_NOTHING.test(character) && !TAG.test(character) ? "" : character;
    });

/** As {@link cleaned}, without spaces at the ends of lines, and with one space or empty line in place of several. */
export const tidied = (text: string): string =>
  cleaned(text)
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/[^\S\n]{2,}/g, " ")
    .trim();
