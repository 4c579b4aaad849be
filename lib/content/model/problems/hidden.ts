import { JOINING_CHARACTERS } from "../../../text/plain-line";

const CLASSES = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}`;
const FILLERS = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u2028\u2029\u2800\u3164\uffa0\u{13441}\u{16fe4}\u{1d159}`;
const SELECTORS = String.raw`\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;

/** Letters that follow a black flag: the flag of a country's part (UTS 51, annex C). */
const TAG = String.raw`[\u{e0061}-\u{e007a}]`;

/** Hidden characters with an effect: selectors after emoji and Chinese characters, joiners, tag letters in flags. */
const EFFECTIVE = [
  String.raw`(?<=\p{Emoji}|\p{S})[\ufe0e\ufe0f]`,
  String.raw`(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  JOINING_CHARACTERS,
  String.raw`(?<=\u{1f3f4}${TAG}{0,4})${TAG}(?=${TAG}{0,4}\u{e007f})`,
  String.raw`(?<=\u{1f3f4}${TAG}{5})\u{e007f}`,
].join("|");

/**
 * An invisible character, or one that reorders or hides its neighbours: controls, direction marks, joiners, soft
 * hyphens, fillers, tag letters, private use, noncharacters, lone surrogates, and newlines.
 */
export const HIDDEN = new RegExp(`(?!${EFFECTIVE})[${CLASSES}${FILLERS}${SELECTORS}]`, "u");

/** The same, but newlines are allowed, as in texts. */
export const HIDDEN_IN_TEXT = new RegExp(`(?!\\n)${HIDDEN.source}`, "u");

/** Accents of any script; scripts of South Asia have marks of their own, several on a letter. */
const ACCENT = String.raw`(?:(?=\p{M})\p{Script=Inherited})`;

/** Marks stacked on a letter, without a letter, on consecutive letters, or around one. */
export const STACKED_MARKS = new RegExp(
  String.raw`(?<mark>\p{M})\k<mark>{2}|\p{M}{6}|[\u0488\u0489]|${ACCENT}{3,}|(?:\p{L}${ACCENT}{2}){3}|(?:^|\s)${ACCENT}`,
  "u",
);

// Я is excluded: titles use it as a mirrored R.
const LOOKALIKE = String.raw`(?!Я)[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]`;

/** A Latin letter beside one of a similar-looking script; no search finds such a word. */
export const MIXED_LETTERS = new RegExp(
  String.raw`\p{Script=Latin}\p{M}*${LOOKALIKE}|${LOOKALIKE}\p{M}*\p{Script=Latin}`,
  "u",
);

/** Typographic spaces, which look like mistakes on a page; excludes the narrow ones and the ideographic one. */
export const STRANGE_SPACE = /[\u1680\u2000-\u2008\u200a\u205f]/;

/** Replacements for undecodable characters and for embedded objects. */
export const LOST = /[\ufffc\ufffd]/;

/** Unicode's notation of a character: `U+200B`. */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
