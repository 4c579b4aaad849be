import type { UnitId, Video, VideoList } from "../../content/types";

export interface VideoQuery {
  readonly unit?: UnitId | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Films on a full page, 1 to 100. */
  readonly size?: number | undefined;
}

/** Most films on a page (content/schema/api/video-list.schema.json). */
export const LARGEST_VIDEO_PAGE = 100;

/** One page of the films; empty beyond the last. */
export function videoPage(
  films: readonly Video[],
  { unit, page = 1, size = LARGEST_VIDEO_PAGE }: VideoQuery = {},
): VideoList {
  const found = unit === undefined ? films : films.filter((film) => film.unit === unit);
  return {
    total: found.length,
    page,
    size,
    list: found.slice((page - 1) * size, page * size),
  };
}
