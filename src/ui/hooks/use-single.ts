import { useCallback, useRef } from "react";

/**
 * Runs one `work` at a time and drops the others. A ref, since React state changes too late for a second
 * press at once.
 */
export function useSingle(): (work: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return useCallback(async (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  }, []);
}
