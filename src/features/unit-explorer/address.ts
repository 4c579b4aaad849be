/** Those who are told when the query string changes within the page. */
const listeners = new Set<() => void>();

/** The query string of the page, such as `?unit=undead`. */
export function readQuery(): string {
  return window.location.search;
}

/** Puts a query string into the address; `replace` adds no step to the browser's history. */
export function writeQuery(query: string, { replace }: { replace: boolean }): void {
  const { history } = window;
  if (replace) history.replaceState(history.state, "", query);
  else if (query !== readQuery()) history.pushState(null, "", query);
  for (const listener of listeners) listener();
}

/**
 * Follows the query string while the visitor stays on this page. Steps back and forward between
 * such addresses are kept from Gatsby's router, which would move the page to its top. Gives the
 * function that ends it.
 */
export function subscribeToQuery(listener: () => void): () => void {
  const page = window.location.pathname;
  const step = (event: PopStateEvent) => {
    if (window.location.pathname !== page || window.location.hash) return;
    event.stopImmediatePropagation();
    listener();
  };
  listeners.add(listener);
  window.addEventListener("popstate", step, { capture: true });
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", step, { capture: true });
  };
}
