import { useEffect, useState } from "react";
import { dateInJapan, localDateOf } from "#lib/calendar/japan";
import { useMounted } from "./use-mounted";

/**
 * Time of mounting, updated when the page becomes visible on another day, here or in Japan; undefined on the server.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () =>
      setNow((last) => (daysOf(last) === daysOf(new Date()) ? last : new Date()));
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return useMounted() ? now : undefined;
}

const daysOf = (now: Date) => localDateOf(now) + dateInJapan(now);
