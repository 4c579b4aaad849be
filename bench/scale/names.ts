/** Copies number the ids of their characters from here: 22 is 100022 in the first copy. */
const ID_STEP = 100_000;

/** Letters of a copy's mark; slugs of characters have letters only. */
const LETTERS = 26;

/** What the name of a copied record ends with; `_`, `-` or nothing stands before it. */
const MARK = /[_-]?copy[a-z]{2}(?![a-z])/g;

/** What a copied text ends with; on a page another may follow it. */
const TEXT_MARK = /(?: audition)? \(copy [a-z]{2}\)/g;

/** As many copies as two letters can number. */
export const MOST_COPIES = LETTERS ** 2;

/** What the records of one copy of the content are called; copies are numbered from 1. */
export interface CopyNames {
  /** The id of a character. */
  id(id: number): number;
  /** The slug of a character. */
  slug(slug: string): string;
  /** The key of a club or the id of a unit, which have no signs. */
  key(key: string): string;
  /** The id of an exhibit, which has hyphens. */
  exhibit(id: string): string;
  /** The slug of a campaign; of a page below another, the part before the slash. */
  campaign(slug: string): string;
  /** What its texts end with. */
  text: string;
}

/**
 * The names of copy `number`.
 * @throws RangeError if there cannot be so many copies
 */
export function copyNames(number: number): CopyNames {
  if (!Number.isInteger(number) || number < 1 || number > MOST_COPIES) {
    throw new RangeError(`There is no copy ${number}: copies are numbered 1 to ${MOST_COPIES}.`);
  }
  const letter = (value: number) => String.fromCharCode("a".charCodeAt(0) + value);
  const place = number - 1;
  const letters = letter(Math.floor(place / LETTERS)) + letter(place % LETTERS);
  const mark = `copy${letters}`;
  return {
    id: (id) => id + number * ID_STEP,
    slug: (slug) => `${slug}_${mark}`,
    key: (key) => `${key}${mark}`,
    exhibit: (id) => `${id}-${mark}`,
    campaign: (slug) => slug.replace(/^[^/]+/, (first) => `${first}_${mark}`),
    text: ` (copy ${letters})`,
  };
}

/** The first and last id that characters of `copies` copies may have. */
export function copiedIds(copies: number): { minimum: number; maximum: number } {
  return { minimum: ID_STEP, maximum: (copies + 1) * ID_STEP - 1 };
}

/** The id that a copied id was made of; another id as it is. */
export const originalId = (id: number) => id % ID_STEP;

/** The slug, key or path that a copied one was made of; another as it is. */
export const originalName = (name: string) => name.replaceAll(MARK, "");

/** The text without the mark of a copy. */
export const originalText = (text: string) => text.replaceAll(TEXT_MARK, "");
