import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and during hydration, then true. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
