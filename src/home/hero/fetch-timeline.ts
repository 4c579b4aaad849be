import { withPrefix } from "gatsby";
import { type TimelineEntry, timelineOf, type TimelineSources } from "#lib/calendar/timeline";
import { timelinePath } from "#lib/content/pages/paths";

/** What is read of the data that the timeline's page was built with. */
interface TimelineData {
  result?: { data?: Partial<Record<keyof TimelineSources, { nodes?: unknown }>> };
}

/**
 * The timeline, from the data of its page: the home page carries none of it.
 *
 * @throws if the data cannot be had or is not as it should be
 */
export async function fetchTimeline(signal: AbortSignal): Promise<TimelineEntry[]> {
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
  return timelineOf(sources as TimelineSources);
}
