import type { TimelineSources } from "#lib/calendar/timeline";
import { characterPath, songsPath, timelinePath } from "#lib/content/model/pages/paths";
import { atBase } from "../browser/base-path";

/** Poster of a character's page, cached by the browser for a later visit; undefined if there is none. */
export async function fetchPoster(
  cname: string,
  signal: AbortSignal,
): Promise<Queries.FanPosterFragment | undefined> {
  const path = characterPath(cname);
  const { character } = await fetchPageData<Queries.CharacterTemplateQuery>(path, signal);
  const card = character?.posterPicture?.imageData;
  return card && { cname, name: character.name, posterPicture: { card } };
}

export async function fetchTimelineSources(signal: AbortSignal): Promise<TimelineSources> {
  const data = await fetchPageData<Queries.TimelinePageQuery>(timelinePath, signal);
  const { notices, units, albums, campaigns } = data;
  return {
    notices: notices.nodes,
    units: units.nodes,
    albums: albums.nodes,
    campaigns: campaigns.nodes,
  };
}

export const fetchSongs = (): Promise<Queries.SongsPageQuery> => fetchPageData(songsPath);

/**
 * Data that the page at a path was built with.
 * @throws if it cannot be loaded
 */
export async function fetchPageData<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const address = atBase(`/page-data${path}/page-data.json`);
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { result } = (await response.json()) as { result: { data: Data } };
  return result.data;
}
