/**
 * Takes a fragment that cannot be decoded (`#%E0`) out of the address, now and whenever it changes: Gatsby
 * decodes it to scroll there, and what it throws would take the page away. To be called before Gatsby
 * listens.
 */
export function soundHash(view: Window): void {
  const look = () => {
    const { hash, pathname, search } = view.location;
    try {
      decodeURIComponent(hash);
    } catch {
      view.history.replaceState(view.history.state, "", pathname + search);
    }
  };
  look();
  view.addEventListener("popstate", look, { capture: true });
}
