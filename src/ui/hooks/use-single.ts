import { useCallback, useRef } from "react";

/** Gives what runs `work` unless it runs already. A state of React would let presses through that come in one moment. */
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
