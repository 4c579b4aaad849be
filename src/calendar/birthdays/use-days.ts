import { useMemo } from "react";
import { dateOf, dayInJapan } from "#lib/calendar/japan";
import { useNow } from "#src/ui/hooks/use-now";

export interface Days {
  here: Date;
  japan: Date;
  isSame: boolean;
}

/** Today, here and in Japan; undefined on the server. */
export function useDays(): Days | undefined {
  const here = useNow();
  return useMemo(() => {
    if (!here) return undefined;
    const japan = dayInJapan(here);
    return { here, japan, isSame: dateOf(here) === dateOf(japan) };
  }, [here]);
}
