import { informationPath } from "#lib/content/model/pages/paths";
import { codeIn } from "#lib/packing/link-code";
import { hasNoMatch, readParams, withParams } from "#src/app/routing/search-params";
import type { PageAddress } from "#src/app/routing/use-search-state";
import { filterNotices, type NoticeFilter, PAGE_SIZE, pageCount, unitsOf } from "./notice-list";

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
  const requested = PAGE.test(params.page ?? "") ? Number(params.page) : Infinity;
  const found = requested > pageCount(list) ? undefined : requested;
  if (hasNoMatch(params, { kind, unit, found })) return undefined;
  const page = found ?? 1;
  const marked = codeIn(hash);
  const index = list.findIndex(({ id }) => id === marked);
  if (index === -1) return { kind, unit, page };
  return { kind, unit, page: Math.floor(index / PAGE_SIZE) + 1, marked };
}

/** Address that `readView` parses. */
export const viewAddress = ({ kind, unit, page = 1 }: NoticeFilter & { page?: number }): string =>
  withParams(informationPath, { kind, unit, page: page > 1 ? page : undefined });
