/** Scripts whose letters a joiner does not change. It changes those of others, such as Arabic and Indic ones. */
const NOT_JOINED = [
  "Latin",
  "Greek",
  "Cyrillic",
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
  "Inherited",
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");

/** U+200C and U+200D where they have an effect: after a letter that they change, or between two emoji. */
export const JOINING_CHARACTERS = [
  String.raw`(?<=(?![${NOT_JOINED}])[\p{L}\p{M}]\p{M}{0,8})[\u200c\u200d]`,
  String.raw`(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
].join("|");

/** The flags of England, Scotland and Wales: a black flag and invisible letters that name them. */
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`;

/** Other zero-width characters that a script needs: between words, in Mongolian, and around Arabic numbers. */
const NEEDED_SELECTORS = [
  String.raw`(?<=[\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Thai}])\u200b`,
  String.raw`(?<=\p{Script=Mongolian})\u180e`,
  String.raw`[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]`,
].join("|");

/** Letters by their class that show nothing: fillers and the empty cell of braille. */
const BLANKS = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0`;

/**
 * Invisible characters, and those that change the direction of text: controls, line ends, private use, lone surrogates.
 * Excludes {@link JOINING_CHARACTERS} and {@link NEEDED_SELECTORS}.
 */
const HIDDEN = String.raw`(?!${JOINING_CHARACTERS}|${NEEDED_SELECTORS})[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029${BLANKS}]`;

/** Accents of any script. Scripts of Asia have marks of their own, and more of them on a letter. */
const ACCENT = String.raw`(?:(?=\p{M})\p{Script=Inherited})`;

/** Greatest number of marks on one letter; more would be drawn over other lines. */
const MOST = { same: 2, accents: 4, marks: 8 } as const;

const STACKED_MARKS = [
  String.raw`((?<mark>\p{M})\k<mark>{${MOST.same - 1}})\k<mark>+`,
  String.raw`(${ACCENT}{${MOST.accents}})${ACCENT}+`,
  String.raw`((?:[\u200c\u200d]?\p{M}){${MOST.marks}})[\p{M}\u200c\u200d]+`,
].map((tower) => new RegExp(tower, "gu"));

/** A readable text has at least one of these. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Makes a line safe to show: NFC, without invisible characters and without stacks of marks. Idempotent. */
export function plainLine(text: string): string {
  const seen = text.replace(new RegExp(`(${FLAG})|${HIDDEN}`, "gu"), "$1").normalize("NFC");
  return STACKED_MARKS.reduce((line, tower) => line.replace(tower, "$1"), seen);
}

/** Reason why a text cannot be shown as it is; undefined if it can. */
export function plainLineFault(text: string): "hidden" | "tower" | "empty" | undefined {
  if (new RegExp(HIDDEN, "u").test(text.replaceAll(new RegExp(FLAG, "gu"), ""))) return "hidden";
  if (STACKED_MARKS.some((tower) => text.search(tower) >= 0)) return "tower";
  return VISIBLE.test(text) ? undefined : "empty";
}
