/** The one form of each Han character that is written in several ways: Traditional, simplified, Japanese. */
export type HanForms = ReadonlyMap<string, string>;

const NO_FORMS: HanForms = new Map();

/** Small kana, which hasty writers make large, by the large ones. */
const SMALL_KANA = /[ぁぃぅぇぉっゃゅょゎ]/g;

/**
 * Ways to spell the same Japanese sounds in Latin letters, brought to one: macrons are gone by then. Long vowels
 * (ou, oo, oh, uu) and doubled letters become short, so that Tenshōin, Tenshouin and Tenshoin are the same.
 */
const ROMAJI: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/sh|sy(?=[auo])/g, "s"],
  [/ch|ty(?=[auo])|t(?=i)/g, "c"],
  [/ts(?=u)/g, "t"],
  [/fu/g, "hu"],
  [/jy|zy|z(?=i)/g, "j"],
  [/m(?=[bmp])/g, "n"],
  [/o[uo]+/g, "o"],
  [/oh(?![aeiouy])/g, "o"],
  [/([a-z])\1+/g, "$1"],
];

/**
 * Brings text to the form in which it is compared: without case, accents, width, kinds of kana, ways to write Han
 * characters, and ways to spell romaji. Words are parted by single spaces. What is folded stays as it is when it
 * is folded again. The build folds nothing else and the browser neither, so both always agree.
 * @param forms of the Han characters (`SearchFile.han`)
 */
export function fold(text: string, forms: HanForms = NO_FORMS): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll(/[ァ-ヶ]/g, (kana) => shifted(kana, -0x60))
    .replaceAll(SMALL_KANA, (kana) => shifted(kana, 1))
    .replaceAll(/(\p{Script=Han})々/gu, "$1$1")
    .replaceAll(/\p{Script=Han}/gu, (sign) => forms.get(sign) ?? sign)
    .replaceAll(/['’ー]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(/[a-z]+/g, foldedRomaji);
}

/** What is folded, without spaces: as if it had been typed without them. */
export const compact = (folded: string): string => fold(folded.replaceAll(" ", ""));

/** One rule may make room for another, so they are applied until nothing changes; each shortens or settles. */
function foldedRomaji(word: string): string {
  let now = word;
  for (;;) {
    const next = ROMAJI.reduce(
      (text, [pattern, spelling]) => text.replaceAll(pattern, spelling),
      now,
    );
    if (next === now) return now;
    now = next;
  }
}

const shifted = (letter: string, by: number): string =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) + by);
