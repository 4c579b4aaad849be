import { CHARACTER_CODE } from "../text/garbled";

/** Markdown of other dialects, which our pages show as text. Patterns apply to the source. */
export const SHOWN_AS_WRITTEN: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /^(?:#[^\s#\d]|#{2,6}[^\s#])/m, what: "a heading without a space behind its #" },
  {
    pattern: /^(?:•|‣|·|[-+*]\p{L}|\d{1,2}[.)]\p{L})/mu,
    what: "an item of a list without its mark and a space",
  },
  { pattern: /~\S[^~\n]*~|~~/, what: "struck-through words" },
  { pattern: /==\S/, what: "highlighted words" },
  { pattern: /\+\+[^+\s][^+\n]*\+\+/, what: "underlined words" },
  { pattern: /\^[^^\s]+\^/, what: "superscript words" },
  { pattern: /^(?::::|!!!|\?\?\?)/m, what: "a box" },
  { pattern: /^(?:@@ |diff --git |\+\+\+ )/m, what: "a line of a change in git" },
  { pattern: CHARACTER_CODE, what: "the code of a character" },
  { pattern: /\\(?![\n!-/:-@[-`{-~])/, what: "a backslash" },
  { pattern: /^: /m, what: "a definition" },
  { pattern: /%%/, what: "a comment" },
  { pattern: /\$\$|\$[^\s$\d][^$\n]*\$/, what: "a formula" },
  { pattern: /(?<![\w:]):[a-z][a-z_]+:(?![\w:])/, what: "the name of an emoji" },
  { pattern: /https?:\/\/\S|\bwww\.\S/, what: "an address of another site" },
  { pattern: /(?<!\\)[[\]{}<>|]/, what: "a bracket or bar without a meaning in Markdown" },
  {
    pattern: /(?<!\\)(?:(?<! )\*|\*(?! )|`)|(?<![\p{L}\p{N}\\])_|_(?![\p{L}\p{N}])/u,
    what: "an unpaired Markdown mark",
  },
];
