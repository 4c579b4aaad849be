/**
 * Takes a fragment that cannot be decoded (`#%E0`) out of the address whenever it comes into it: Gatsby
 * decodes it to scroll there, and what it throws would take the page away. For the one that a page is
 * opened with the boot script does so, before Gatsby reads the address.
 */
export function normalizeHash(view: Window): void {
  const look = () => {
    const { hash, pathname, search } = view.location;
    try {
      decodeURI(hash);
    } catch {
      view.history.replaceState(view.history.state, "", pathname + search);
    }
  };
  // Capturing: before the router reads the address.
  view.addEventListener("popstate", look, { capture: true });
}
