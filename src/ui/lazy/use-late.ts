import { type ComponentType, useEffect, useState } from "react";

/** A component that is fetched once it is wanted, by a `load` that stays the same; `retry` asks again. */
export function useLate<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || hasFailed || component) return;
    load().then(
      // A component may be a function, which a setter would call.
      (found) => setComponent(() => found.default),
      () => setFailed(true),
    );
  }, [load, isWanted, hasFailed, component]);
  return { component, hasFailed, retry: () => setFailed(false) };
}
