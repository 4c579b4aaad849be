import { useCallback, useRef } from "react";

/**
 * Runs one `work` at a time and drops the others. A ref, since React state would let through presses of the same
 * moment.
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
