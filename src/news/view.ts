import { informationPath } from "#lib/content/model/pages/paths";
import { codeIn } from "#lib/packing/link-code";
import { isLost, readParams, withParams } from "#src/app/routing/search-params";
import type { PageAddress } from "#src/app/routing/use-search-state";
import { filterNotices, type NoticeFilter, PAGE_SIZE, pageCount, unitsOf } from "./notice-list";

/** Page and filter of the list, and the notice in the address. */
export interface ListView extends NoticeFilter {
  /** From 1. */
  page: number;
  /** Id of the notice in the address. */
  marked?: string | undefined;
}

const PAGE = /^[1-9]\d{0,5}$/;

/**
 * Parses `?kind=tour&unit=knights&page=2` and `#2024-spri-debut`. A notice in the fragment determines the page, if it
 * matches the filter. Other fragments and parameters are ignored, as are invalid values next to valid ones: kinds or
 * units without notices, pages beyond the last. Undefined if nothing valid remains. Never throws.
 */
export function readView(
  { search, hash }: PageAddress,
  notices: readonly Queries.InformationNoticeFragment[],
): ListView | undefined {
  const params = readParams(search, ["kind", "unit", "page"]);
  const kind = notices.find((notice) => notice.kind === params.kind)?.kind;
  const isKnown = notices.some((notice) => unitsOf(notice).has(params.unit ?? ""));
  const unit = isKnown ? params.unit : undefined;

  const list = filterNotices(notices, { kind, unit });
  const asked = PAGE.test(params.page ?? "") ? Number(params.page) : Infinity;
  const found = asked > pageCount(list) ? undefined : asked;
  if (isLost(params, { kind, unit, found })) return undefined;
  const page = found ?? 1;
  const marked = codeIn(hash);
  const place = list.findIndex(({ id }) => id === marked);
  if (place === -1) return { kind, unit, page };
  return { kind, unit, page: Math.floor(place / PAGE_SIZE) + 1, marked };
}

/** Address that `readView` parses. */
export function viewAddress({ kind, unit, page = 1 }: NoticeFilter & { page?: number }): string {
  return withParams(informationPath, { kind, unit, page: page > 1 ? page : undefined });
}
