import { useEffect, useState } from "react";
import { dateInJapan, dateOf } from "#lib/calendar/japan";
import { useMounted } from "./use-mounted";

/**
 * The moment at which the page was mounted, or at which it came to the front again on another day, here or in
 * Japan; undefined before, as a page is built on one day and read on another.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow((last) => (daysOf(last) === daysOf(new Date()) ? last : new Date()));
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return useMounted() ? now : undefined;
}

const daysOf = (now: Date) => dateOf(now) + dateInJapan(now);
