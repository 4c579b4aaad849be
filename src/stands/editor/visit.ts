/** What an address asked for when the maker was opened, and the way to take it out of the address. */
export interface Visit {
  readonly hash: string;
  readonly search: string;
  /** Whether the page was left meanwhile: its address is another's, then. */
  readonly isOver: () => boolean;
  readonly clear: () => void;
}

/** Reads the address at once: a page that is fetched or left meanwhile may have another. */
export function visitOf(
  { location, history }: Pick<Window, "location" | "history">,
  isOver: () => boolean,
): Visit {
  const { hash, search, pathname } = location;
  return {
    hash,
    search,
    isOver,
    clear: () => history.replaceState(history.state, "", pathname),
  };
}
