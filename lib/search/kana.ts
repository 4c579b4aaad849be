/** Hiragana by the consonant that is said before a, i, u, e, o; a dot where there is none. */
const ROWS: Readonly<Record<string, string>> = {
  "": "あいうえお",
  k: "かきくけこ",
  s: "さしすせそ",
  t: "たちつてと",
  n: "なにぬねの",
  h: "はひふへほ",
  m: "まみむめも",
  y: "や.ゆ.よ",
  r: "らりるれろ",
  w: "わゐ.ゑ.",
  g: "がぎぐげご",
  z: "ざじずぜぞ",
  d: "だ..でど",
  b: "ばびぶべぼ",
  p: "ぱぴぷぺぽ",
};

/** Letters that are in no row, or that say the same as one that is. */
const OTHERS: Readonly<Record<string, string>> = { ん: "n", を: "o", ぢ: "zi", づ: "zu", ゔ: "bu" };

/** Marks a small vowel, which takes the place of the vowel before it. */
const SMALL = "~";

const SPELLINGS = new Map([
  ...Object.entries(ROWS).flatMap(([consonant, kana]) =>
    [...kana].map((sign, at): [string, string] => [sign, consonant + "aiueo"[at]]),
  ),
  ...Object.entries(OTHERS),
  ...[..."ぁぃぅぇぉ"].map((sign, at): [string, string] => [sign, `${SMALL}${"aiueo"[at]}`]),
  ...[..."ゃゅょゎゕゖ"].map((sign, at): [string, string] => [
    sign,
    ["ya", "yu", "yo", "wa", "ka", "ke"][at] ?? "",
  ]),
]);

/**
 * Hiragana in Latin letters, by the sounds alone: neither small kana that were typed large, nor what lengthens a
 * vowel or doubles a consonant, makes another spelling. The spellings are regular (si, tu); `fold` brings those of
 * Hepburn to the same.
 */
export function spellKana(kana: string): string {
  return [...kana]
    .map((sign) => SPELLINGS.get(sign) ?? "")
    .join("")
    .replaceAll(/(?<![^aeiou])u~/g, "w")
    .replaceAll("hu~", "f")
    .replaceAll(/[aeiou]?~/g, "")
    .replaceAll(/(?<=[^aeiou])iy(?=[auo])/g, "y");
}
