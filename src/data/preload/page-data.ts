import type { TimelineSources } from "#lib/calendar/timeline";
import { characterPath, timelinePath } from "#lib/content/model/pages/paths";
import { atBase } from "../browser/base-path";

/** The poster on a character's page, which is in the browser's cache when that is opened; undefined if it has none. */
export async function fetchPoster(
  cname: string,
  signal: AbortSignal,
): Promise<Queries.FanPosterFragment | undefined> {
  const path = characterPath(cname);
  const { character } = await fetchPageData<Queries.CharacterTemplateQuery>(path, signal);
  const card = character?.posterPicture?.imageData;
  return card && { cname, name: character.name, posterPicture: { card } };
}

/** Records of the timeline. */
export async function fetchTimelineSources(signal: AbortSignal): Promise<TimelineSources> {
  const data = await fetchPageData<Queries.TimelinePageQuery>(timelinePath, signal);
  const { notices, units, campaigns } = data;
  return { notices: notices.nodes, units: units.nodes, campaigns: campaigns.nodes };
}

/** Data that the page at a path was built with. @throws if it cannot be loaded */
async function fetchPageData<Data>(path: string, signal: AbortSignal): Promise<Data> {
  const address = atBase(`/page-data${path}/page-data.json`);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { result } = (await answer.json()) as { result: { data: Data } };
  return result.data;
}
