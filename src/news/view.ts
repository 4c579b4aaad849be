import { informationPath } from "#lib/content/pages/paths";
import { readParams, withParams } from "#src/app/routing/search-params";
import type { PageAddress } from "#src/app/routing/use-search-state";
import { filterNotices, type NoticeFilter, PAGE_SIZE, pageCount, unitsOf } from "./notice-list";

/** A page of the list, perhaps filtered, perhaps with one notice marked. */
export interface ListView extends NoticeFilter {
  view: "list";
  /** From 1. */
  page: number;
  /** Id of the notice that the address points at. */
  marked?: string | undefined;
}

/** What an address shows: a page of the list, or nothing that exists. */
export type AddressedView = ListView | { view: "unknown" };

const UNKNOWN = { view: "unknown" } as const;

/** A number from 1 without leading zeros. */
const PAGE = /^[1-9]\d{0,5}$/;

/**
 * Reads `?kind=tour&unit=knights&page=2` and `#2024-spri-debut`. The notice after # decides on the
 * page, if the filter leaves it in the list; any other text there is let be, as are parameters of
 * other names. A kind that no notice is of, a unit that none is of, a page beyond the last and a
 * parameter that is said twice do not exist. Never throws.
 */
export function readView(
  { search, hash }: PageAddress,
  notices: readonly Queries.InformationNoticeFragment[],
): AddressedView {
  const params = readParams(search, ["kind", "unit", "page"]);
  if (!params) return UNKNOWN;
  const { kind, unit, page: written } = params;
  if (kind !== undefined && !notices.some((notice) => notice.kind === kind)) return UNKNOWN;
  if (unit !== undefined && !notices.some((notice) => unitsOf(notice).has(unit))) return UNKNOWN;
  if (written !== undefined && !PAGE.test(written)) return UNKNOWN;

  const page = Number(written ?? 1);
  const list = filterNotices(notices, { kind, unit });
  if (page > pageCount(list)) return UNKNOWN;
  const place = list.findIndex(({ jsonId }) => `#${jsonId}` === hash);
  if (place === -1) return { view: "list", kind, unit, page };
  return {
    view: "list",
    kind,
    unit,
    page: Math.floor(place / PAGE_SIZE) + 1,
    marked: list[place]?.jsonId,
  };
}

/** The address of a page of the list: what `readView` reads. */
export function viewAddress({ kind, unit, page = 1 }: NoticeFilter & { page?: number }): string {
  return withParams(informationPath, { kind, unit, page: page > 1 ? page : undefined });
}
