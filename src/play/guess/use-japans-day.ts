import { useEffect, useState } from "react";
import { dateInJapan } from "#lib/calendar/japan";
import { useMounted } from "#src/ui/hooks/use-mounted";

/** The day that it is in Japan, looked up again when the page comes to the front; undefined in a built page. */
export function useJapansDay(): string | undefined {
  const [day, setDay] = useState(() => dateInJapan(new Date()));
  const isMounted = useMounted();
  useEffect(() => {
    const look = () => setDay(dateInJapan(new Date()));
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isMounted ? day : undefined;
}
