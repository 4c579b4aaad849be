/** The entry that Gatsby takes away from session storage before it begins; a browser that throws then has no page. */
const TRIED = "gatsby-reload-compilation-hash-match";

/** Has a session storage that throws count as none: Gatsby asks only whether there is one. */
export function refuseBrokenStorage(view: Window): void {
  try {
    view.sessionStorage.removeItem(TRIED);
  } catch {
    Object.defineProperty(view, "sessionStorage", { value: null, configurable: true });
  }
}
