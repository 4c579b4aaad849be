/** A character reference of HTML: `&amp;`, `&#39;`. */
export const CHARACTER_CODE = /&(?:#\w+|[a-z]\w*);/i;

/** UTF-8 letters that were decoded in another encoding. */
export const GARBLED = /[ÂÃ][\u0080-\u00bf]|â€|ã[\u0080-\u0083]|ï[»¿]/;

/** Placeholders of unfinished texts and templates. */
export const PLACEHOLDER = /\bTODO\b|\bFIXME\b|\bTBD\b|lorem ipsum|\[object Object\]|\{\{|\{%|\$\{/;
