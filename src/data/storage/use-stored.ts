import { reaction } from "mobx";
import { useCallback, useLayoutEffect, useSyncExternalStore } from "react";
import { persisted } from "./persisted";
import type { EntryFormat } from "./stored-entry";

/** State of an entry: as rendered by the server, then as stored, in sync with other tabs. */
export function useStored<State extends object>(format: EntryFormat<State>) {
  const entry = persisted(format);
  const read = useCallback(() => (entry.isLoaded ? entry.now : undefined), [entry]);
  const follow = useCallback((onChange: () => void) => reaction(read, onChange), [read]);
  const now = useSyncExternalStore(follow, read, () => undefined);
  useLayoutEffect(() => entry.follow(), [entry]);
  return {
    state: now ?? entry.initial,
    save: entry.change,
    isLoaded: now !== undefined,
    isPersistent: entry.isPersistent,
  };
}
