const CLASSES = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}`;
const FILLERS = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u2028\u2029\u2800\u3164\uffa0`;
const SELECTORS = String.raw`\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;

/** Selectors do something behind an emoji or a Chinese character. */
const IN_PLACE = String.raw`(?<=\p{Emoji}|\p{S})[\ufe0e\ufe0f]|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`;

/**
 * A character that nobody sees, or that turns or hides those around it: controls, marks of direction, joiners,
 * soft hyphens, fillers, tag letters, private use, noncharacters, halves of pairs, and a new line.
 */
export const HIDDEN = new RegExp(`(?!${IN_PLACE})[${CLASSES}${FILLERS}${SELECTORS}]`, "u");

/** The same without new lines, which texts have. */
export const HIDDEN_IN_TEXT = new RegExp(`(?!\\n)${HIDDEN.source}`, "u");

/** Marks that make a tower on a letter, or stand on none. */
export const STACKED_MARKS = /\p{M}{3,}|(?:^|\s)\p{M}/u;

/** The number of a character as Unicode writes it: `U+200B`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
