import { useMemo } from "react";
import { localDateOf, localMidnightOfJapan } from "#lib/calendar/japan";
import { useNow } from "#src/ui/hooks/use-now";

export interface TodayDates {
  here: Date;
  japan: Date;
  isSameDay: boolean;
}

/** Today, here and in Japan; undefined on the server. */
export function useToday(): TodayDates | undefined {
  const here = useNow();
  return useMemo(() => {
    if (!here) return undefined;
    const japan = localMidnightOfJapan(here);
    return { here, japan, isSameDay: localDateOf(here) === localDateOf(japan) };
  }, [here]);
}
