import type { ContributionVideo, Video } from "#content/types";
import { LARGEST_VIDEO_PAGE } from "#lib/api/video-page";
import { ownPath, safeAddress } from "#src/app/routing/safe-address";
import type { ContentApi } from "#src/data/api/content-api";
import type { Call } from "#src/data/answers/live-answer";
import { uniqueById } from "#src/data/answers/unique-by-id";
import type { ContributedFilm, Film } from "./screening-catalogue";

/** Limit of the pages requested, in case the host reports a wrong length. */
const MOST_PAGES = 10;

export async function fetchProgramme(api: ContentApi, call: Call): Promise<readonly Film[]> {
  const films: Video[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { page, size: LARGEST_VIDEO_PAGE };
    const { total, list } = await api.get("video-list", { ...call, query });
    films.push(...list);
    if (list.length === 0 || films.length >= total) break;
  }
  return uniqueById(films).map(toFilm);
}

export async function fetchContributed(
  api: ContentApi,
  call: Call,
): Promise<readonly ContributedFilm[]> {
  return uniqueById(await api.get("contribution-video-list", call)).map(toContributedFilm);
}

/** Converts a film of an answer to the shape of the page's query. */
const toFilm = (film: Video): Film => ({
  ...film,
  titleJa: film.titleJa ?? null,
  unit: film.unit ?? null,
  opening: film.opening ?? null,
  ending: film.ending ?? null,
  cover: ownPath(film.cover),
  target: safeAddress(film.target),
});

const toContributedFilm = (film: ContributionVideo): ContributedFilm => ({
  ...film,
  unit: film.unit ?? null,
  cover: ownPath(film.cover),
  target: safeAddress(film.target),
});
