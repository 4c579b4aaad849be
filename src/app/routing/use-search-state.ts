import { globalHistory } from "@gatsbyjs/reach-router";
import { useLayoutEffect, useMemo, useSyncExternalStore } from "react";

/** The part of a page's address that says what is shown: `?kind=tour` and `#2024-spri-debut`, or empty. */
export interface PageAddress {
  readonly search: string;
  readonly hash: string;
}

/** What is dispatched at the window when this module has changed the address, of which the browser says nothing. */
export const ADDRESS_CHANGED = "encore:address";

/** What the page's address says, as `read` understands it; undefined in the first render, as it was built. */
export function useSearchState<State>(read: (address: PageAddress) => State): State | undefined {
  const address = useSyncExternalStore<string | undefined>(
    subscribeToAddress,
    readAddress,
    () => undefined,
  );
  // A layout effect ends in the moment in which the next page is shown, others later.
  useLayoutEffect(takeOverSteps, []);
  return useMemo(() => {
    if (address === undefined) return undefined;
    const [search = ""] = address.split("#", 1);
    return read({ search, hash: address.slice(search.length) });
  }, [address, read]);
}

/** Leads to another address of this page; `replace` adds no step to the browser's history. */
export function writeAddress(address: string, { replace = false } = {}): void {
  const { history, location } = window;
  if (replace) history.replaceState(history.state, "", address);
  else if (new URL(address, location.href).href !== location.href) {
    history.pushState(null, "", address);
  }
  tell();
}

function subscribeToAddress(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener(ADDRESS_CHANGED, listener, { signal });
  window.addEventListener("hashchange", listener, { signal });
  return () => ending.abort();
}

function readAddress(): string {
  return window.location.search + window.location.hash;
}

/** Keeps steps between addresses of this page from Gatsby's router, which would move the page to its top. */
function takeOverSteps(): () => void {
  const page = window.location.pathname;
  const step = (event: PopStateEvent) => {
    const { pathname, hash } = window.location;
    // A step back from a page that is under way has to reach the router, which would bring that page.
    if (pathname !== page || globalHistory.transitioning) return;
    event.stopImmediatePropagation();
    tell();
    const entry = document.getElementById(hash.slice(1));
    entry?.scrollIntoView?.({ block: "start", behavior: "instant" });
  };
  window.addEventListener("popstate", step, { capture: true });
  return () => window.removeEventListener("popstate", step, { capture: true });
}

function tell(): void {
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}
