import type { UnitId } from "#content/types";
import { EXHIBITION_SORTS } from "#lib/api/exhibition-page";
import { exhibitionPath } from "#lib/content/pages/paths";

export type HallSort = (typeof EXHIBITION_SORTS)[number];

/** Which stands of the exhibition are walked past, and in which order. */
export interface HallFilter {
  readonly sort: HallSort;
  readonly unit?: UnitId | undefined;
}

/** A place in the exhibition. */
export interface HallView extends HallFilter {
  /** The room, from 1: a page of the list. */
  readonly room: number;
}

/** Stands in a room. Rows of two, three and four are whole with it. */
export const ROOM_SIZE = 24;

/** How many rooms so many stands fill; one, even with none. */
export const roomsOf = (stands: number): number => Math.max(1, Math.ceil(stands / ROOM_SIZE));

/** A number from 1 without leading zeros. */
const ROOM = /^[1-9]\d{0,5}$/;

/**
 * Reads `?sort=cheered&unit=knights&page=3`; parameters of other names are let be. Undefined for what does
 * not exist: another order, a unit that is not known, what is no number, a parameter that is said twice.
 * Never throws.
 */
export function readView(search: string, units: ReadonlySet<string>): HallView | undefined {
  const query = new URLSearchParams(search);
  const names = ["sort", "unit", "page"];
  if (names.some((name) => query.getAll(name).length > 1)) return undefined;
  const [written = "newest", unit, page = "1"] = names.map((name) => query.get(name) ?? undefined);
  const sort = EXHIBITION_SORTS.find((one) => one === written);
  if (!sort || (unit !== undefined && !units.has(unit)) || !ROOM.test(page)) return undefined;
  return { sort, unit: unit as UnitId | undefined, room: Number(page) };
}

/** The address of a place: what `readView` reads. */
export function viewAddress({ sort, unit, room = 1 }: HallFilter & { room?: number }): string {
  const query = new URLSearchParams();
  if (sort !== "newest") query.set("sort", sort);
  if (unit !== undefined) query.set("unit", unit);
  if (room > 1) query.set("page", String(room));
  return query.size > 0 ? `${exhibitionPath}?${query}` : exhibitionPath;
}
