import { useState } from "react";
import { useMounted } from "./use-mounted";

/**
 * The moment at which the page was mounted; undefined before, as a page is built on one day and read on
 * another.
 */
export function useNow(): Date | undefined {
  const [now] = useState(() => new Date());
  return useMounted() ? now : undefined;
}
