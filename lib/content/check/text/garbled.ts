/** A character by its name or its number, as HTML has it: `&amp;`, `&#39;`. */
export const CHARACTER_CODE = /&(?:#\w+|[a-z]\w*);/i;

/** What is left of letters in UTF-8 where a program took their bytes for letters of another encoding. */
export const GARBLED = /[ÂÃ][\u0080-\u00bf]|â€|ã[\u0080-\u0083]|ï[»¿]/;

/** What stands for a text that is still to be written, or that a program should have filled in. */
export const PLACEHOLDER = /\bTODO\b|\bFIXME\b|\bTBD\b|lorem ipsum|\[object Object\]|\{\{|\{%|\$\{/;
