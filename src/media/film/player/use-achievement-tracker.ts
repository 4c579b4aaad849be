import { type ComponentProps, type ComponentType, useCallback, useRef, useState } from "react";
import type { ViewingEvent } from "../achievements/viewing";
import type tracker from "./achievement-tracker";

type TrackerProps = ComponentProps<typeof tracker>;

/**
 * Brings the achievement tracker at the first thing that there is to track. What happens before it is there is
 * kept for it.
 */
export function useAchievementTracker() {
  const [AchievementTracker, setTracker] = useState<ComponentType<TrackerProps>>();
  const waiting = useRef<ViewingEvent[]>([]);
  const tell = useRef<(event: ViewingEvent) => void>(undefined);
  const isAsked = useRef(false);
  const note = useCallback((event: ViewingEvent) => {
    if (tell.current) return tell.current(event);
    waiting.current.push(event);
    if (isAsked.current) return undefined;
    isAsked.current = true;
    return void import(/* webpackChunkName: "film-achievements" */ "./achievement-tracker").then(
      // A component may be a function, which a setter would call.
      (found) => setTracker(() => found.default),
      // Without it there is the film, and nothing is unlocked.
      () => undefined,
    );
  }, []);
  const takeNote = useCallback<TrackerProps["onReady"]>((found) => {
    tell.current = found;
    for (const event of waiting.current.splice(0)) found(event);
  }, []);
  return { AchievementTracker, note, takeNote };
}
