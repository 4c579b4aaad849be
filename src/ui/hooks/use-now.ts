import { useEffect, useState } from "react";
import { dateInJapan, dateOf } from "#lib/calendar/japan";
import { useMounted } from "./use-mounted";

/** The moment of mounting, or of the return on another day, here or in Japan; undefined in the built page. */
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
