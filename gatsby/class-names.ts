import { createHash } from "node:crypto";
import { relative, sep } from "node:path";

const LETTERS = "bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Characters allowed after the first of a class name. */
const NAME_CHARACTERS = `aA0123456789_-${LETTERS}`;

/**
 * Three characters that begin the class names of a style sheet, derived from its path. Never begins with an A: ad
 * blockers hide elements called “ad”.
 */
export function sheetPrefix(path: string): string {
  const [first = 0, second = 0, third = 0] = createHash("sha256").update(path).digest();
  return [
    LETTERS[first % LETTERS.length],
    NAME_CHARACTERS[second % NAME_CHARACTERS.length],
    NAME_CHARACTERS[third % NAME_CHARACTERS.length],
  ].join("");
}

/** css-loader's `getLocalIdent`. */
export type NameClass = (
  loader: { resourcePath: string },
  template: string,
  localName: string,
) => string;

/**
 * Names classes by their sheet's prefix and their index in the sheet. Class names occur in scripts, style sheets and
 * pages, and random ones do not compress: only three characters are random, and a sheet's classes share them.
 * @param root the project's folder
 */
export function shortClassNames(root: string): NameClass {
  const namesOf = new Map<string, string[]>();
  return ({ resourcePath }, _template, localName) => {
    const path = relative(root, resourcePath).replaceAll(sep, "/");
    const names = namesOf.get(path) ?? [];
    namesOf.set(path, names);
    if (!names.includes(localName)) names.push(localName);
    return sheetPrefix(path) + encodeIndex(names.indexOf(localName));
  };
}

function encodeIndex(index: number): string {
  const rest = Math.floor(index / NAME_CHARACTERS.length);
  return (
    (rest === 0 ? "" : encodeIndex(rest - 1)) + NAME_CHARACTERS[index % NAME_CHARACTERS.length]
  );
}
