import { useEffect, useState } from "react";

/** What a promise brings, once it has; undefined before. The promise is the same at each render (`useMemo`), and never rejects. */
export function useSettled<Value>(promise: Promise<Value> | undefined): Value | undefined {
  const [settled, setSettled] = useState<{ promise: Promise<Value>; value: Value }>();
  useEffect(() => {
    let isWanted = true;
    void promise?.then((value) => isWanted && setSettled({ promise, value }));
    return () => {
      isWanted = false;
    };
  }, [promise]);
  return settled?.promise === promise ? settled?.value : undefined;
}
