import { withPrefix } from "gatsby";
import {
  onThisDay,
  type TimelineEntry,
  timelineOf,
  type TimelineSources,
} from "#lib/calendar/timeline";
import { timelinePath } from "#lib/content/pages/paths";

/** What is read of the data that the timeline's page was built with. */
interface TimelineData {
  result?: { data?: Partial<Record<keyof TimelineSources, { nodes?: unknown }>> };
}

/**
 * What was on this day of other years, the newest of it, from the data of the timeline's page: the home page carries
 * none of it.
 *
 * @param today `YYYY-MM-DD`
 * @throws if the data cannot be had or is not as it should be
 */
export async function fetchOnThisDay(
  today: string,
  signal: AbortSignal,
): Promise<TimelineEntry | undefined> {
  const address = withPrefix(`/page-data${timelinePath}/page-data.json`);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { result } = (await answer.json()) as TimelineData;
  const nodes = (name: keyof TimelineSources) => {
    const list = result?.data?.[name]?.nodes;
    if (!Array.isArray(list)) throw new Error(`${address} holds no ${name}.`);
    return list;
  };
  const sources = {
    notices: nodes("notices"),
    units: nodes("units"),
    campaigns: nodes("campaigns"),
  };
  return onThisDay(timelineOf(sources as TimelineSources), today)[0];
}
