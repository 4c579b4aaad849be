/** Hiragana by consonant, for the vowels a, i, u, e, o; a dot for a missing one. */
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

/** Letters outside of the rows, or with the sound of another. */
const OTHERS: Readonly<Record<string, string>> = { ん: "n", を: "o", ぢ: "zi", づ: "zu", ゔ: "bu" };

/** Marks a small vowel, which replaces the vowel before it. */
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
 * Romanizes hiragana by sound: large and small kana, long vowels and doubled consonants make no difference. Spellings
 * are regular (si, tu); `fold` reduces Hepburn's to the same.
 */
export function spellKana(kana: string): string {
  return [...kana]
    .map((sign) => SPELLINGS.get(sign) ?? "")
    .join("")
    .replaceAll(/(?<![^aeiou])u~/g, "w") // うぃ
    .replaceAll("hu~", "f") // ふぁ
    .replaceAll(/[aeiou]?~/g, "") // てぃ
    .replaceAll(/(?<=[^aeiou])iy(?=[auo])/g, "y"); // きゃ
}
