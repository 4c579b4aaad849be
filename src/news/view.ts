import { informationPath } from "#lib/content/pages/paths";
import { readParams, withParams } from "#src/app/routing/search-params";
import type { PageAddress } from "#src/app/routing/use-search-state";
import { filterNotices, type NoticeFilter, PAGE_SIZE, pageCount, unitsOf } from "./notice-list";

/** A page of the list, perhaps filtered, perhaps with one notice marked. */
export interface ListView extends NoticeFilter {
  /** From 1. */
  page: number;
  /** Id of the notice that the address points at. */
  marked?: string | undefined;
}

/** A number from 1 without leading zeros. */
const PAGE = /^[1-9]\d{0,5}$/;

/**
 * Reads `?kind=tour&unit=knights&page=2` and `#2024-spri-debut`. The notice after # decides on the
 * page, if the filter leaves it in the list; any other text there is let be, as are parameters of
 * other names. Undefined for what does not exist: a kind or a unit that no notice is of, a page beyond the
 * last, a parameter that is said twice. Never throws.
 */
export function readView(
  { search, hash }: PageAddress,
  notices: readonly Queries.InformationNoticeFragment[],
): ListView | undefined {
  const params = readParams(search, ["kind", "unit", "page"]);
  if (!params) return undefined;
  const { kind, unit, page: written } = params;
  if (kind !== undefined && !notices.some((notice) => notice.kind === kind)) return undefined;
  if (unit !== undefined && !notices.some((notice) => unitsOf(notice).has(unit))) return undefined;
  if (written !== undefined && !PAGE.test(written)) return undefined;

  const page = Number(written ?? 1);
  const list = filterNotices(notices, { kind, unit });
  if (page > pageCount(list)) return undefined;
  const place = list.findIndex(({ jsonId }) => `#${jsonId}` === hash);
  if (place === -1) return { kind, unit, page };
  return { kind, unit, page: Math.floor(place / PAGE_SIZE) + 1, marked: hash.slice(1) };
}

/** The address of a page of the list: what `readView` reads. */
export function viewAddress({ kind, unit, page = 1 }: NoticeFilter & { page?: number }): string {
  return withParams(informationPath, { kind, unit, page: page > 1 ? page : undefined });
}
