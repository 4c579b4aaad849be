/** Offset of copied characters' ids: 22 is 100022 in the first copy. */
const ID_STEP = 100_000;

/** Letters of a copy's mark; slugs of characters contain only letters. */
const LETTERS = 26;

/** Suffix of copied names, with or without `_` or `-`. */
const MARK = /[_-]?copy[a-z]{2}(?![a-z])/g;

/** Suffix of copied texts; on a page another text may follow. */
const TEXT_MARK = /(?: audition)? \(copy [a-z]{2}\)/g;

/** Greatest number that two letters can express. */
export const MAX_COPIES = LETTERS ** 2;

export interface CopyNames {
  id(id: number): number;
  slug(slug: string): string;
  /** The key of a club or the id of a unit, which contain only letters and digits. */
  key(key: string): string;
  /** The id of an exhibit, which has hyphens. */
  exhibit(id: string): string;
  /** The slug of a campaign; for a subpage, the part before the slash. */
  campaign(slug: string): string;
  text: string;
}

/** Names of copy `number`. @throws RangeError if the number is too large */
export function copyNames(number: number): CopyNames {
  if (!Number.isInteger(number) || number < 1 || number > MAX_COPIES) {
    throw new RangeError(`There is no copy ${number}: copies are numbered 1 to ${MAX_COPIES}.`);
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

export function copiedIds(copies: number): { minimum: number; maximum: number } {
  return { minimum: ID_STEP, maximum: (copies + 1) * ID_STEP - 1 };
}

export const originalId = (id: number) => id % ID_STEP;

/** The original of a copied slug, key or path; others are returned as they are. */
export const originalName = (name: string) => name.replaceAll(MARK, "");

export const originalText = (text: string) => text.replaceAll(TEXT_MARK, "");
