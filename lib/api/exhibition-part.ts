import type { ExhibitionList, ExhibitionStand, UnitId } from "../../content/types";

/** The orders in which the exhibition can be walked. */
export const EXHIBITION_SORTS = ["newest", "cheered"] as const;
export type ExhibitionSort = (typeof EXHIBITION_SORTS)[number];

/** Which public stands a call asks for. */
export interface ExhibitionQuery {
  /** Only this stand. */
  readonly id?: string | undefined;
  /** Only stands for this unit. */
  readonly unit?: UnitId | undefined;
  /** By default the newest first. */
  readonly sort?: ExhibitionSort | undefined;
  /** What `next` of the part before said; by default the beginning. */
  readonly cursor?: string | undefined;
  /** Stands in a part, 1 to 50. */
  readonly size?: number | undefined;
}

/** Stands in a part where a call does not say, and at most; the gallery asks for its own number. */
export const DEFAULT_EXHIBITION_PART = 24;
export const LARGEST_EXHIBITION_PART = 50;

/** The later of two texts first, by their characters' numbers: as a database sorts, in any language. */
const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);

const byAge = (a: ExhibitionStand, b: ExhibitionStand): number =>
  descending(a.created, b.created) || descending(a.id, b.id);

/** How a list at hand is put in order; the database does the same in `server/live/exhibition/list.ts`. */
const ORDERS: Readonly<Record<ExhibitionSort, typeof byAge>> = {
  newest: byAge,
  cheered: (a, b) => b.cheers - a.cheers || byAge(a, b),
};

/**
 * One part of a list of stands that is at hand whole. The cursor is the id of the part's last stand;
 * one that is not in the list begins at the beginning.
 */
export function exhibitionPart(
  stands: readonly ExhibitionStand[],
  { id, unit, sort = "newest", cursor, size = DEFAULT_EXHIBITION_PART }: ExhibitionQuery = {},
): ExhibitionList {
  const found = stands
    .filter((stand) => unit === undefined || stand.unit === unit)
    .filter((stand) => id === undefined || stand.id === id)
    .toSorted(ORDERS[sort]);
  const start = found.findIndex((stand) => stand.id === cursor) + 1;
  const list = found.slice(start, start + size);
  const last = list.at(-1);
  const hasMore = last !== undefined && start + size < found.length;
  return { total: found.length, list, ...(hasMore && { next: last.id }) };
}
