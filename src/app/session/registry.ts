/** A step that runs in the browser before a page that names it; a `RouteError` it throws is shown. */
export type Middleware = () => void | Promise<void>;

/** Middleware by the names that pages use (SPEC section 6). */
export const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  /**
   * Finds out who is signed in at the identity provider that the build was given, if any. Without one,
   * or if it fails, the page shows as it is.
   */
  keycloakLogin: async () => {
    if (!document.documentElement.dataset.keycloak) return;
    try {
      await (
        await import(
          /* webpackChunkName: "keycloak-session" */ "#src/data/session/keycloak-session"
        )
      ).checkSignIn();
    } catch {
      // Nobody is signed in.
    }
  },
};
