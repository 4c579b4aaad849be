import type { UnitId } from "#content/types";
import { EXHIBITION_SORTS, type ExhibitionSort } from "#lib/api/exhibition-part";
import { exhibitionPath } from "#lib/content/pages/paths";
import { readParams, withParams } from "#src/app/routing/search-params";

export interface GalleryFilter {
  readonly sort: ExhibitionSort;
  readonly unit?: UnitId | undefined;
}

export interface GalleryView extends GalleryFilter {
  /** Where it begins, from 1, in steps of {@link PAGE_SIZE} stands. */
  readonly page: number;
}

/** Stands between two pages of an address. */
export const PAGE_SIZE = 24;

/** A number from 1 without leading zeros. */
const PAGE = /^[1-9]\d{0,5}$/;

/**
 * Reads `?sort=cheered&unit=knights&page=3`; parameters with other names are ignored. Undefined for what does
 * not exist: another order, a unit that is not known, what is no number, a parameter that is said twice.
 * Never throws.
 */
export function readView(search: string, units: ReadonlySet<string>): GalleryView | undefined {
  const params = readParams(search, ["sort", "unit", "page"]);
  if (!params) return undefined;
  const { sort: written = "newest", unit, page = "1" } = params;
  const sort = EXHIBITION_SORTS.find((one) => one === written);
  if (!sort || (unit !== undefined && !units.has(unit)) || !PAGE.test(page)) return undefined;
  return { sort, unit: unit as UnitId | undefined, page: Number(page) };
}

/** The address of a list: what `readView` reads. */
export function galleryAddress({ sort, unit }: GalleryFilter): string {
  return withParams(exhibitionPath, { sort: sort === "newest" ? undefined : sort, unit });
}
