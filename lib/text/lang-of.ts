const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The `lang` of a title or name: "ja" if it has Japanese letters. */
export const langOf = (text: string): "ja" | undefined => (JAPANESE.test(text) ? "ja" : undefined);
