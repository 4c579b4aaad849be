import { useEffect, useState } from "react";

/** Keeps the display awake for as long as it is used, where the browser can; gives whether it does. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    // A page that was hidden has lost its lock.
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const found = await navigator.wakeLock?.request("screen").catch(() => undefined);
      if (isGone) return void found?.release();
      lock = found;
      setAwake(found !== undefined);
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
