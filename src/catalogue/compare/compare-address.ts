import { comparePath } from "#lib/content/model/pages/paths";
import { hasNoMatch, readParams, withParams } from "#src/app/routing/search-params";

/** Parameters of the compared characters. */
export const LETTERS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

export const MOST_COMPARED = LETTERS.length;

export const FULL_MESSAGE = "Eight at most: remove one first.";

/** Accepted heights of a visitor, in cm. */
export const VISITOR_HEIGHT = { least: 100, most: 230 } as const;

export type Year = 1 | 2;

export interface CompareView {
  cnames: readonly string[];
  unknownNames: readonly string[];
  year: Year;
  /** Height of the visitor, in cm. */
  you?: number | undefined;
}

type Named = { readonly cname: string };

export interface KnownNames {
  readonly characters: { readonly nodes: readonly Named[] };
  readonly units: {
    readonly nodes: readonly { readonly id: string; readonly members: readonly Named[] }[];
  };
}

/**
 * Parses `?a=isara_mao&b=akehoshi_subaru&you=165&year=1`, or `?unit=trickstar` for all members of a unit. Unknown names
 * are returned, to suggest others; other invalid values are ignored. Undefined if nothing valid remains. Never throws.
 */
export function readCompare(
  search: string,
  { characters, units }: KnownNames,
): CompareView | undefined {
  const params = readParams(search, [...LETTERS, "unit", "you", "year"]);
  const year = ["1", "2"].find((known) => known === params.year);
  const you = readHeight(params.you ?? "");
  const unit = units.nodes.find(({ id }) => id === params.unit);
  const listed = LETTERS.flatMap((letter) => params[letter] ?? []);
  const members = unit?.members.map(({ cname }) => cname) ?? [];
  const names = [...new Set(listed.length > 0 ? listed : members)];
  if (hasNoMatch(params, { year, you, name: names[0] })) return undefined;
  const isKnown = (name: string) => characters.nodes.some(({ cname }) => cname === name);
  return {
    cnames: names.filter(isKnown).slice(0, MOST_COMPARED),
    unknownNames: names.filter((name) => !isKnown(name)),
    year: year === "1" ? 1 : 2,
    you,
  };
}

/** Parses a visitor's height in cm; undefined if it is implausible. */
export function readHeight(input: string): number | undefined {
  const height = /^\d{3}$/.test(input) ? Number(input) : 0;
  return height >= VISITOR_HEIGHT.least && height <= VISITOR_HEIGHT.most ? height : undefined;
}

/** Address that `readCompare` parses. Names beyond the last letter are dropped. */
export function compareAddress(
  cnames: readonly string[],
  { year = 2, you }: Partial<Pick<CompareView, "year" | "you">> = {},
): string {
  const letters = LETTERS.map((letter, index) => [letter, cnames[index]]);
  return withParams(comparePath, {
    ...(Object.fromEntries(letters) as Record<string, string | undefined>),
    you,
    year: year === 1 ? year : undefined,
  });
}
