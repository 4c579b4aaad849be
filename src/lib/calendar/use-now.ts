import { useEffect, useState } from "react";

/**
 * The moment at which the page was mounted; undefined before, as a page is built on one day and read on
 * another.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return now;
}
