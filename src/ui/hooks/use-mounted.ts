import { useSyncExternalStore } from "react";

/** Subscribes to nothing: what is mounted stays so. */
const neverChanges = () => () => {};

/** False for the render that a page was built with, true once it lives in a browser. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
