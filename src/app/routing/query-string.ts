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
  tell();
}

/** Calls `listener` when the query string changes. Gives the function that ends it. */
export function subscribeToQuery(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps steps back and forward between addresses of this page from Gatsby's router, which would
 * move the page to its top. Gives the function that ends it: it must be called before anybody can
 * step back from the next page.
 */
export function takeOverSteps(): () => void {
  const page = window.location.pathname;
  const step = (event: PopStateEvent) => {
    if (window.location.pathname !== page || window.location.hash) return;
    event.stopImmediatePropagation();
    tell();
  };
  window.addEventListener("popstate", step, { capture: true });
  return () => window.removeEventListener("popstate", step, { capture: true });
}

function tell(): void {
  for (const listener of listeners) listener();
}
