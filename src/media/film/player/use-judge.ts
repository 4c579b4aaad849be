import { type ComponentProps, type ComponentType, useCallback, useRef, useState } from "react";
import type { ViewingEvent } from "../achievements/viewing";
import type judge from "./judge";

type JudgeProps = ComponentProps<typeof judge>;

/**
 * Brings the judge at the first thing that there is to be judged. What happens before it is there is
 * kept for it.
 */
export function useJudge() {
  const [Judge, setJudge] = useState<ComponentType<JudgeProps>>();
  const waiting = useRef<ViewingEvent[]>([]);
  const tell = useRef<(event: ViewingEvent) => void>(undefined);
  const isAsked = useRef(false);
  const note = useCallback((event: ViewingEvent) => {
    if (tell.current) return tell.current(event);
    waiting.current.push(event);
    if (isAsked.current) return undefined;
    isAsked.current = true;
    return void import(/* webpackChunkName: "film-judge" */ "./judge").then(
      // A component may be a function, which a setter would call.
      (found) => setJudge(() => found.default),
      // Without it there is the film, and nothing is unlocked.
      () => undefined,
    );
  }, []);
  const takeNote = useCallback<JudgeProps["onReady"]>((found) => {
    tell.current = found;
    for (const event of waiting.current.splice(0)) found(event);
  }, []);
  return { Judge, note, takeNote };
}
