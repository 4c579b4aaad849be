import { createHash } from "node:crypto";
import { relative, sep } from "node:path";

const LETTERS = "bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ";
/** What the later characters of a class name may be. */
const SIGNS = `aA0123456789_-${LETTERS}`;

/**
 * Three characters for a style sheet, by its path in the project, which begin the names of its classes. None begins
 * with an A: blockers of advertising hide what is called “ad”.
 */
export function sheetMark(path: string): string {
  const [first = 0, second = 0, third = 0] = createHash("sha256").update(path).digest();
  return [
    LETTERS[first % LETTERS.length],
    SIGNS[second % SIGNS.length],
    SIGNS[third % SIGNS.length],
  ].join("");
}

/** How css-loader has its classes named (`getLocalIdent`). */
export type NameClass = (
  loader: { resourcePath: string },
  template: string,
  localName: string,
) => string;

/**
 * Names classes by their sheet's mark and their place in the sheet. Class names stand in scripts, style sheets and
 * pages, and chance in them cannot be compressed: a name has three signs of it, which the classes of a sheet share.
 * @param root the project's folder
 */
export function shortClassNames(root: string): NameClass {
  const namesOf = new Map<string, string[]>();
  return ({ resourcePath }, _template, localName) => {
    const path = relative(root, resourcePath).replaceAll(sep, "/");
    const names = namesOf.get(path) ?? [];
    namesOf.set(path, names);
    if (!names.includes(localName)) names.push(localName);
    return sheetMark(path) + placeInSigns(names.indexOf(localName));
  };
}

function placeInSigns(place: number): string {
  const rest = Math.floor(place / SIGNS.length);
  return (rest === 0 ? "" : placeInSigns(rest - 1)) + SIGNS[place % SIGNS.length];
}
