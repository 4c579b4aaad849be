import type { PageAddress } from "#src/app/routing/use-search-state";

/** The address with which the maker was opened, and the way to clear it. */
export interface Visit extends PageAddress {
  /** Aborted once the page was left: its address is another's, then. */
  readonly signal: AbortSignal;
  readonly clear: () => void;
}

/** Reads the address at once: a page that is fetched or left meanwhile may have another. */
export function visitOf(
  { location, history }: Pick<Window, "location" | "history">,
  signal: AbortSignal,
): Visit {
  const { hash, search, pathname } = location;
  return { hash, search, signal, clear: () => history.replaceState(history.state, "", pathname) };
}
