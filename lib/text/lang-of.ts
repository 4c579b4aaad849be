const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The `lang` of a title or name that may be in Japanese letters; undefined for one in Latin letters. */
export const langOf = (text: string): "ja" | undefined => (JAPANESE.test(text) ? "ja" : undefined);
