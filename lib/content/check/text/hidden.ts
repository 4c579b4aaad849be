const CLASSES = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}`;
const FILLERS = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u2028\u2029\u2800\u3164\uffa0\u{13441}\u{16fe4}\u{1d159}`;
const SELECTORS = String.raw`\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;

/** Scripts whose letters change their form beside others, and are kept from it or made to it by joiners. */
const JOINING = [
  "Arabic",
  "Bengali",
  "Devanagari",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Tamil",
  "Telugu",
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");

/** Selectors do something behind an emoji or a Chinese character, joiners between letters or emoji. */
const IN_PLACE = [
  String.raw`(?<=\p{Emoji}|\p{S})[\ufe0e\ufe0f]`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=[${JOINING}]\p{M}*)[\u200c\u200d](?=[${JOINING}])`,
  String.raw`(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
].join("|");

/**
 * A character that nobody sees, or that turns or hides those around it: controls, marks of direction, joiners,
 * soft hyphens, fillers, tag letters, private use, noncharacters, halves of pairs, and a new line.
 */
export const HIDDEN = new RegExp(`(?!${IN_PLACE})[${CLASSES}${FILLERS}${SELECTORS}]`, "u");

/** The same without new lines, which texts have. */
export const HIDDEN_IN_TEXT = new RegExp(`(?!\\n)${HIDDEN.source}`, "u");

/** Accents that go with letters of any script; scripts of South Asia have marks of their own, several on a letter. */
const ACCENT = String.raw`(?:(?=\p{M})\p{Script=Inherited})`;

/** Marks that make a tower on a letter, stand on none, or on one letter after the other. */
export const STACKED_MARKS = new RegExp(
  String.raw`${ACCENT}{3,}|(?:\p{L}${ACCENT}{2}){3}|(?:^|\s)${ACCENT}`,
  "u",
);

/** What programs put in the place of a character that they could not read, or of a thing that is no text. */
export const LOST = /[\ufffc\ufffd]/;

/** The number of a character as Unicode writes it: `U+200B`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
