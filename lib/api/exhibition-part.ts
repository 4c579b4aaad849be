import type { ExhibitionList, ExhibitionStand, UnitId } from "../../content/types";

export const EXHIBITION_SORTS = ["newest", "cheered"] as const;
export type ExhibitionSort = (typeof EXHIBITION_SORTS)[number];

export interface ExhibitionQuery {
  readonly id?: string | undefined;
  readonly unit?: UnitId | undefined;
  /** Newest first by default. */
  readonly sort?: ExhibitionSort | undefined;
  /** The `next` of the part before; by default the list begins at its start. */
  readonly cursor?: string | undefined;
  /** Stands in a part, 1 to 50. */
  readonly size?: number | undefined;
}

/** Stands in a part by default, and at most. The exhibition asks for its own number. */
export const DEFAULT_EXHIBITION_PART = 24;
export const LARGEST_EXHIBITION_PART = 50;

/** Compares code units, as a database sorts in any language. */
const descending = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);

const byAge = (a: ExhibitionStand, b: ExhibitionStand): number =>
  descending(a.created, b.created) || descending(a.id, b.id);

/** Orders of a list in memory; `server/live/exhibition/list.ts` has the same for the database. */
const ORDERS: Readonly<Record<ExhibitionSort, typeof byAge>> = {
  newest: byAge,
  cheered: (a, b) => b.cheers - a.cheers || byAge(a, b),
};

/**
 * One part of a list in memory. The cursor is the id of the last stand of the part before; an unknown one begins at the
 * start.
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
