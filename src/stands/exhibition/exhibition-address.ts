import type { UnitId } from "#content/types";
import { EXHIBITION_SORTS } from "#lib/api/exhibition-part";
import { exhibitionPath } from "#lib/content/model/pages/paths";
import { hasNoMatch, readParams, withParams } from "#src/app/routing/search-params";
import type { ExhibitionFilter } from "../store/exhibition";

export interface ExhibitionView extends ExhibitionFilter {
  /** First page shown, from 1, in steps of PAGE_SIZE stands. */
  readonly page: number;
}

const PAGE = /^[1-9]\d{0,5}$/;

/**
 * Parses `?sort=cheered&unit=knights&page=3`. Other parameters are ignored, as are invalid values next to valid ones;
 * undefined if some are given and none is valid. Never throws.
 */
export function readView(search: string, units: ReadonlySet<string>): ExhibitionView | undefined {
  const params = readParams(search, ["sort", "unit", "page"]);
  const sort = EXHIBITION_SORTS.find((one) => one === params.sort);
  const unit = units.has(params.unit ?? "") ? (params.unit as UnitId) : undefined;
  const page = PAGE.test(params.page ?? "") ? Number(params.page) : undefined;
  if (hasNoMatch(params, { sort, unit, page })) return undefined;
  return { sort: sort ?? "newest", unit, page: page ?? 1 };
}

/** Address of the first page of a list, which `readView` parses; scrolling loads the others. */
export const exhibitionAddress = ({ sort, unit }: ExhibitionFilter): string =>
  withParams(exhibitionPath, { sort: sort === "newest" ? undefined : sort, unit });
