/** A step that runs in the browser before a page that names it; a `RouteError` it throws is shown. */
export type Middleware = () => void | Promise<void>;

/** Middleware by the names that pages use (SPEC section 6). */
export const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  /** Signs in at an identity provider; none is configured, so there is nothing to do. */
  keycloakLogin: () => {},
};
