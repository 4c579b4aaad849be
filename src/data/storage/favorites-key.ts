/**
 * Where units and method are stored together (SPEC section 3, "Client state"). It has a file of its own because the
 * inline script reads the entry too.
 */
export const FAVORITES_KEY = "favorites";
