import {
  codePoint,
  HIDDEN_IN_TEXT,
  MIXED_LETTERS,
  STACKED_MARKS,
  STRANGE_SPACE,
} from "../../model/problems/hidden";
import { cleaned, tidied } from "../../model/problems/tidy";
import { curly } from "../text/curly";
import { CHARACTER_CODE, GARBLED, PLACEHOLDER } from "../text/garbled";
import type { Path } from "../../model/problems/problem";
import type { Entry, PlacedText } from "../../read/entry";
import { memoize } from "../../model/memoize";
import { fixedByCommand, placeName, shown } from "../../model/problems/words";
import type { Rule } from "./rule";

const STRAIGHT = /["']/;

const CHARACTERS = [
  {
    pattern: HIDDEN_IN_TEXT,
    what: "an invisible control character",
    allowed: "letters, marks, spaces, and \\n for a new line",
  },
  {
    pattern: STACKED_MARKS,
    what: "marks without a letter, or stacked on one",
    allowed: "at most two marks on a letter",
  },
  {
    pattern: MIXED_LETTERS,
    what: "a letter that only looks like a Latin one in a word",
    allowed: "a word in the letters of one script",
  },
  { pattern: STRANGE_SPACE, what: "an unusual space", allowed: "an ordinary space" },
  {
    pattern: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]{40}|[^\s\p{L}\p{N}]{40}/u,
    what: "a word that is too long for a line",
    allowed: "words of less than 40 letters",
  },
  { pattern: GARBLED, what: "garbled letters", allowed: "a text saved as UTF-8" },
  { pattern: PLACEHOLDER, what: "a placeholder", allowed: "the text itself" },
  {
    pattern: STRAIGHT,
    what: "a straight quotation mark",
    allowed: "the curly marks ‘ ’ “ ”",
  },
];

const FAULTS = [
  ...CHARACTERS,
  {
    pattern: /[<>{}|`]|\*\*|__|\]\(/,
    what: "a mark of HTML, Markdown or code",
    allowed: "plain text without markup",
  },
  {
    pattern: /“[^”]*(?:“|$)|(?:^|”)[^“]*”/,
    what: "an unpaired quotation mark",
    allowed: "“ before the words and ” behind them",
  },
  { pattern: CHARACTER_CODE, what: "the code of a character", allowed: "the character itself" },
  {
    pattern: /\\[nrtu]/,
    what: "a backslash that the page would show",
    allowed: "one backslash in the file: \\n for a new line",
  },
  {
    pattern: /^\s|\s$|[^\S\n]\n|\n[^\S\n]/,
    what: "a space or an empty line at an end",
    allowed: "no space at the start or end of a line",
  },
  { pattern: /[^\S\n]{2}|\n{3}/, what: "several spaces or empty lines in a row", allowed: "one" },
];

/** Texts have curly quotation marks, no markup, no control characters, no stray spaces. */
export const plainText: Rule = {
  name: "plain-text",
  *check(content) {
    const named = new Set(content.references.map(({ entry, path }) => placeOf(entry, path)));
    for (const entry of content.all) {
      for (const placed of entry === content.redirects ? [] : entry.texts()) {
        const { path } = placed;
        const fault = faultIn(placed);
        if (!fault || named.has(placeOf(entry, path))) continue;
        const fixableLength = fault.fixableLength && placed.text.length;
        yield entry.finding(path, { ...wordsOf(placeName(path), fault), fixableLength });
      }
    }
  },
};

const faultIn = memoize(({ text }: PlacedText) =>
  firstFault(text, FAULTS, (whole) => curly(tidied(whole))),
);

/** The first forbidden character in a text, with words for it. @param what the text */
export function characterFault(text: string, what: string) {
  const fault = firstFault(text, CHARACTERS, (whole) => curly(cleaned(whole)));
  return fault && { at: fault.at, words: wordsOf(what, fault) };
}

const wordsOf = (
  where: string,
  { what, around, allowed, suggestion, fixableLength }: NonNullable<ReturnType<typeof firstFault>>,
) => ({ message: `${where} has ${what}, at ${around}`, allowed, suggestion, fixableLength });

const placeOf = (entry: Pick<Entry<unknown>, "file">, path: Path): string =>
  `${entry.file} ${path.join("/")}`;

/** @param fixed what `--fix` makes of a text */
function firstFault(text: string, faults: typeof CHARACTERS, fixed: (text: string) => string) {
  const fault = faults.find(({ pattern }) => pattern.test(text));
  if (!fault) return undefined;
  const { pattern } = fault;
  const at = text.search(pattern);
  const isHidden = pattern === HIDDEN_IN_TEXT || pattern === STRANGE_SPACE;
  const near = (whole: string) => shown(whole.slice(Math.max(0, at - 12), at + 13));
  const better = fixed(text);
  const isFixed = !pattern.test(better);
  return {
    at,
    what: isHidden ? `${fault.what} (${codePoint(text.slice(at))})` : fault.what,
    around: near(text),
    allowed: isFixed ? `${fault.allowed}; ${fixedByCommand("it")}` : fault.allowed,
    suggestion: pattern === STRAIGHT ? near(better) : undefined,
    fixableLength: isFixed ? text.length - at : undefined,
  };
}
