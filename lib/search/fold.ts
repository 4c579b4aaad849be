import { spellKana } from "./kana";

/** Canonical form of each Han character with several: Traditional, simplified, Japanese. */
export type HanForms = ReadonlyMap<string, string>;

const NO_FORMS: HanForms = new Map();

/**
 * Normalizes romanizations of Japanese sounds, after macrons are removed. Long vowels (ou, oo, oh, uu) and doubled
 * letters become short, so that Tenshōin, Tenshouin and Tenshoin are equal; l and r are one letter, and so are v and b.
 */
const ROMAJI: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/sh|sy(?=[auo])/g, "s"],
  [/ch|ty(?=[auo])|t(?=i)/g, "c"],
  [/ts(?=u)/g, "t"],
  [/fu/g, "hu"],
  [/ck/g, "k"],
  [/y(?![aeiou])/g, "i"],
  [/l/g, "r"],
  [/v/g, "b"],
  [/jy|zy|z(?=i)/g, "j"],
  [/m(?=[bmp])/g, "n"],
  [/o[uo]+/g, "o"],
  [/oh(?![aeiouy])/g, "o"],
  [/([a-z])\1+/g, "$1"],
];

const DIGITS: Readonly<Record<string, string>> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};

/**
 * Normalizes spelling: case, accents, width and Han variants; kana become Latin letters, numbers digits. Words are
 * separated by single spaces.
 */
export function normalizeSpelling(text: string, forms: HanForms = NO_FORMS): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll(/[ァ-ヶ]/g, toHiragana)
    .replaceAll(/[ぁ-ゖー]+/g, spellKana)
    .replaceAll(/(\p{Script=Han})々/gu, "$1$1")
    .replaceAll(/\p{Script=Han}/gu, (sign) => forms.get(sign) ?? sign)
    .replaceAll(/['’](s(?!\p{L}))?/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(/[^ ]+/g, (word) => DIGITS[word] ?? word);
}

/**
 * Normalizes a text for comparison: {@link normalizeSpelling}, with one spelling for equal sounds, and as many words.
 * Idempotent. Both the build and the browser use it, so that they always agree.
 */
export const fold = (text: string, forms: HanForms = NO_FORMS): string =>
  foldSpelt(normalizeSpelling(text, forms));

/** Folds text with normalized spelling; normalizing takes most of the time. */
export const foldSpelt = (letters: string): string => letters.replaceAll(/[a-z]+/g, foldedRomaji);

/** A folded text without spaces, as if typed without them. */
export const compact = (folded: string): string => foldSpelt(folded.replaceAll(" ", ""));

/** One rule may enable another, so they repeat until nothing changes; each shortens or settles. */
function foldedRomaji(word: string): string {
  let current = word;
  for (;;) {
    const next = ROMAJI.reduce(
      (text, [pattern, spelling]) => text.replaceAll(pattern, spelling),
      current,
    );
    if (next === current) return DIGITS[current] ?? current;
    current = next;
  }
}

const toHiragana = (katakana: string): string =>
  String.fromCodePoint((katakana.codePointAt(0) ?? 0) - 0x60);

/** Endings of words with the same stem: compose, composer and composing. */
const ENDING = /(?<=.{3})(ings?|ers?|ies|ed|es|[sey])$/;

/** Rough stem of a folded word, the same for query and text. */
export const stemOf = (word: string): string => word.replace(ENDING, "");
