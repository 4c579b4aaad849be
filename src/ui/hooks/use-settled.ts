import { useEffect, useState } from "react";

/** Value of a promise once resolved; undefined before. The promise must be stable (`useMemo`) and never reject. */
export function useSettled<Value>(promise: Promise<Value> | undefined): Value | undefined {
  const [settled, setSettled] = useState<{ promise: Promise<Value>; value: Value }>();
  useEffect(() => {
    let isCurrent = true;
    void promise?.then((value) => isCurrent && setSettled({ promise, value }));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return settled?.promise === promise ? settled?.value : undefined;
}
