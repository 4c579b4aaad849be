import { useEffect, useState } from "react";
import { dateOf } from "#lib/calendar/japan";
import type { TimelineEntry } from "#lib/calendar/timeline";
import { savesData } from "#src/data/browser/saves-data";

/**
 * What was on this day of other years, the newest of it. Undefined until it is known, where it cannot be had, on days
 * without anything, and for visitors who save data.
 */
export function useOnThisDay(now: Date | undefined): TimelineEntry | undefined {
  const [entry, setEntry] = useState<TimelineEntry>();
  useEffect(() => {
    if (!now || savesData()) return undefined;
    const asking = new AbortController();
    import("./fetch-timeline")
      .then(({ fetchOnThisDay }) => fetchOnThisDay(dateOf(now), asking.signal))
      .then(setEntry, () => {});
    return () => asking.abort();
  }, [now]);
  return entry;
}
