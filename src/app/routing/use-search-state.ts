import { globalHistory } from "@gatsbyjs/reach-router";
import { useLayoutEffect, useMemo, useSyncExternalStore } from "react";

/** Query and fragment of a page's address: `?kind=tour` and `#2024-spri-debut`, or empty. */
export interface PageAddress {
  readonly search: string;
  readonly hash: string;
}

/** Event dispatched on the window when this module changes the address; browsers fire none for it. */
export const ADDRESS_CHANGED = "encore:address";

/** State in the page's address, parsed by `read`; undefined in the first render, as built. */
export function useSearchState<State>(read: (address: PageAddress) => State): State | undefined {
  const address = useSyncExternalStore<string | undefined>(
    subscribeToAddress,
    readAddress,
    () => undefined,
  );
  // Layout effects are cleaned up before the next page is shown, other effects later.
  useLayoutEffect(captureSteps, []);
  return useMemo(() => {
    if (address === undefined) return undefined;
    const [search = ""] = address.split("#", 1);
    return read({ search, hash: address.slice(search.length) });
  }, [address, read]);
}

/** Changes the address within this page; `replace` adds no history entry. */
export function writeAddress(address: string, { replace = false } = {}): void {
  const { history, location } = window;
  if (replace) history.replaceState(history.state, "", address);
  else if (new URL(address, location.href).href !== location.href) {
    history.pushState(null, "", address);
  }
  notifyListeners();
}

function subscribeToAddress(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener(ADDRESS_CHANGED, listener, { signal });
  window.addEventListener("hashchange", listener, { signal });
  return () => ending.abort();
}

const readAddress = (): string => window.location.search + window.location.hash;

/** Hides steps within this page from Gatsby's router, which would scroll to the top. */
function captureSteps(): () => void {
  const page = window.location.pathname;
  const step = (event: PopStateEvent) => {
    const { pathname, hash } = window.location;
    // A step back during a navigation must reach the router, which cancels it.
    if (pathname !== page || globalHistory.transitioning) return;
    event.stopImmediatePropagation();
    notifyListeners();
    const entry = document.getElementById(hash.slice(1));
    entry?.scrollIntoView?.({ block: "start", behavior: "instant" });
  };
  window.addEventListener("popstate", step, { capture: true });
  return () => window.removeEventListener("popstate", step, { capture: true });
}

function notifyListeners(): void {
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}
