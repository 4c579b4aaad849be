/** Entry that Gatsby removes from session storage at startup, which breaks the page if storage throws. */
const GATSBY_KEY = "gatsby-reload-compilation-hash-match";

/** Hides a session storage that throws; Gatsby only checks whether there is one. */
export function hideBrokenStorage(view: Window): void {
  try {
    view.sessionStorage.removeItem(GATSBY_KEY);
  } catch {
    Object.defineProperty(view, "sessionStorage", { value: null, configurable: true });
  }
}
