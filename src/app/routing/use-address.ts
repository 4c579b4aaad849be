import { useCallback, useLayoutEffect, useSyncExternalStore } from "react";

/** Those who are told when the address changes within the page. */
const listeners = new Set<() => void>();

/**
 * The part of the page's address that says what is shown: `?kind=tour#2024-spri-debut`. Undefined
 * in the first render, which equals what was built. `go` leads to another address of this page as a
 * step in the browser's history.
 */
export function useAddress(): { address: string | undefined; go: (address: string) => void } {
  const address = useSyncExternalStore<string | undefined>(subscribe, read, () => undefined);

  // A layout effect ends in the moment in which the next page is shown, others later.
  useLayoutEffect(takeOverSteps, []);

  const go = useCallback((to: string) => {
    const { history, location } = window;
    if (to !== `${location.pathname}${read()}`) history.pushState(null, "", to);
    tell();
  }, []);
  return { address, go };
}

function read(): string {
  return window.location.search + window.location.hash;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("hashchange", listener);
  };
}

/**
 * Keeps steps back and forward between addresses of this page from Gatsby's router, which would
 * move the page to its top. A step to a notice leads to its entry.
 */
function takeOverSteps(): () => void {
  const page = window.location.pathname;
  const step = (event: PopStateEvent) => {
    const { pathname, hash } = window.location;
    if (pathname !== page) return;
    event.stopImmediatePropagation();
    tell();
    const entry = document.getElementById(hash.slice(1));
    entry?.scrollIntoView?.({ block: "start", behavior: "instant" });
  };
  window.addEventListener("popstate", step, { capture: true });
  return () => window.removeEventListener("popstate", step, { capture: true });
}

function tell(): void {
  for (const listener of listeners) listener();
}
