import { onThisDay, type TimelineEntry, timelineOf } from "#lib/calendar/timeline";
import { timelinePath } from "#lib/content/pages/paths";
import { fetchPageData } from "#src/data/browser/fetch-page-data";

/** What was on this day (`YYYY-MM-DD`) of other years, the newest of it. @throws if the data cannot be loaded */
export async function fetchOnThisDay(
  today: string,
  signal: AbortSignal,
): Promise<TimelineEntry | undefined> {
  const data = await fetchPageData<Queries.TimelinePageQuery>(timelinePath, signal);
  const { notices, units, campaigns } = data;
  const sources = { notices: notices.nodes, units: units.nodes, campaigns: campaigns.nodes };
  return onThisDay(timelineOf(sources), today)[0];
}
