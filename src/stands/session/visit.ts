import type { PageAddress } from "#src/app/routing/use-search-state";

/** Address that the editor was opened with, and a function to clear it. */
export interface Visit extends PageAddress {
  /** Aborted when the page is left, as the address then belongs to another page. */
  readonly signal: AbortSignal;
  readonly clear: () => void;
}

/** Captures the address now; it may change while code is loaded. */
export function visitOf(
  { location, history }: Pick<Window, "location" | "history">,
  signal: AbortSignal,
): Visit {
  const { hash, search, pathname } = location;
  return { hash, search, signal, clear: () => history.replaceState(history.state, "", pathname) };
}
