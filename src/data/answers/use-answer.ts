import { useEffect, useMemo } from "react";
import type { ContentApi } from "../api/content-api";
import { type Call, LiveAnswer } from "./live-answer";
import { useStores } from "../stores/store-context";

/**
 * Answer that is refreshed while the component is mounted. Both parameters must be stable; read it in an `observer`.
 */
export function useAnswer<Value>(
  builtIn: Value,
  fetchValue: (api: ContentApi, call: Call) => Promise<Value>,
): LiveAnswer<Value> {
  const store = useStores();
  const answer = useMemo(
    () => new LiveAnswer(builtIn, (call) => fetchValue(store.api, call)),
    [store, builtIn, fetchValue],
  );
  useFollowed(answer);
  return answer;
}

/** Keeps an answer of a store fresh while the component is mounted. */
export function useFollowed(answer: LiveAnswer<unknown>): void {
  useEffect(() => answer.follow(), [answer]);
}
