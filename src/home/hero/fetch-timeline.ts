import { onThisDay, type TimelineEntry, timelineOf } from "#lib/calendar/timeline";
import { fetchTimelineSources } from "#src/data/preload/page-data";

/**
 * Newest timeline entry on this day (`YYYY-MM-DD`) of an earlier year.
 * @throws if the data cannot be loaded
 */
export async function fetchOnThisDay(
  today: string,
  signal: AbortSignal,
): Promise<TimelineEntry | undefined> {
  return onThisDay(timelineOf(await fetchTimelineSources(signal)), today)[0];
}
