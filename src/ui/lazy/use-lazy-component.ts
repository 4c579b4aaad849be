import { type ComponentType, useEffect, useState } from "react";

/** Component that is loaded on demand by a stable `load`; `retry` loads again after a failure. */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || hasFailed || component) return;
    load().then(
      // A setter would call a bare function.
      (found) => setComponent(() => found.default),
      () => setFailed(true),
    );
  }, [load, isWanted, hasFailed, component]);
  return { component, hasFailed, retry: () => setFailed(false) };
}
