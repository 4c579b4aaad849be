import { useEffect, useMemo } from "react";
import type { ContentApi } from "../api/content-api";
import { type Call, LiveAnswer } from "./live-answer";
import { useStores } from "../stores/store-context";

/** An answer while a component is shown. Both parameters stay the same at each render; its reader is an `observer`. */
export function useAnswer<Value>(
  builtIn: Value,
  ask: (api: ContentApi, call: Call) => Promise<Value>,
): LiveAnswer<Value> {
  const store = useStores();
  const answer = useMemo(
    () => new LiveAnswer(builtIn, (call) => ask(store.api, call)),
    [store, builtIn, ask],
  );
  useFollowed(answer);
  return answer;
}

/** Has an answer of the stores asked for, for as long as a component is shown. */
export function useFollowed(answer: LiveAnswer<unknown>): void {
  useEffect(() => answer.follow(), [answer]);
}
