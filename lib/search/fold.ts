import { spellKana } from "./kana";

/** The one form of each Han character that is written in several ways: Traditional, simplified, Japanese. */
export type HanForms = ReadonlyMap<string, string>;

const NO_FORMS: HanForms = new Map();

/**
 * Ways to spell the same Japanese sounds in Latin letters, brought to one: macrons are gone by then. Long vowels
 * (ou, oo, oh, uu) and doubled letters become short, so that Tenshōin, Tenshouin and Tenshoin are the same; and
 * there is one letter for l and r, and for v and b.
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
 * Text as it is spelt: without case, accents, width, and ways to write Han characters; kana in Latin letters,
 * numbers in digits. Words are parted by single spaces.
 */
export function spelt(text: string, forms: HanForms = NO_FORMS): string {
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
 * Brings text to the form in which it is compared: as it is spelt, with one spelling for the same sounds. It has
 * as many words as when it is spelt. What is folded stays as it is when it is folded again. The build folds nothing
 * else and the browser neither, so both always agree.
 */
export const fold = (text: string, forms: HanForms = NO_FORMS): string =>
  foldSpelt(spelt(text, forms));

/** Folds text that is spelt already, which takes most of the time. */
export const foldSpelt = (letters: string): string => letters.replaceAll(/[a-z]+/g, foldedRomaji);

/** What is folded, without spaces: as if it had been typed without them. */
export const compact = (folded: string): string => foldSpelt(folded.replaceAll(" ", ""));

/** One rule may make room for another, so they are applied until nothing changes; each shortens or settles. */
function foldedRomaji(word: string): string {
  let now = word;
  for (;;) {
    const next = ROMAJI.reduce(
      (text, [pattern, spelling]) => text.replaceAll(pattern, spelling),
      now,
    );
    if (next === now) return DIGITS[now] ?? now;
    now = next;
  }
}

const toHiragana = (katakana: string): string =>
  String.fromCodePoint((katakana.codePointAt(0) ?? 0) - 0x60);

/** Endings by which words of one stem differ: compose, composer and composing are one. */
const ENDING = /(?<=.{3})(ings?|ers?|ies|ed|es|[sey])$/;

/** The stem of a folded word, rough but the same for what is asked and for what is told. */
export const stemOf = (word: string): string => word.replace(ENDING, "");
