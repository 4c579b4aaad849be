import type { PageAddress } from "#src/app/routing/use-search-state";

/** What an address asked for when the maker was opened, and the way to take it out of the address. */
export interface Visit extends PageAddress {
  /** Whether the page was left meanwhile: its address is another's, then. */
  readonly isOver: () => boolean;
  readonly clear: () => void;
}

/** Reads the address at once: a page that is fetched or left meanwhile may have another. */
export function visitOf(page: Pick<Window, "location" | "history">, isOver: () => boolean): Visit {
  const { hash, search, pathname } = page.location;
  const clear = () => page.history.replaceState(page.history.state, "", pathname);
  return { hash, search, isOver, clear };
}
