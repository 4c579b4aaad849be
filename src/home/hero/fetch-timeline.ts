import { onThisDay, type TimelineEntry, timelineOf } from "#lib/calendar/timeline";
import { fetchTimelineSources } from "#src/data/preload/page-data";

/** What was on this day (`YYYY-MM-DD`) of other years, the newest of it. @throws if the data cannot be loaded */
export async function fetchOnThisDay(
  today: string,
  signal: AbortSignal,
): Promise<TimelineEntry | undefined> {
  return onThisDay(timelineOf(await fetchTimelineSources(signal)), today)[0];
}
