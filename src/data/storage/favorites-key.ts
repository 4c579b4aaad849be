/**
 * Key of the units and method choices in local storage (SPEC section 3, "Client state"). In a file of its own because
 * the inline script reads the entry too.
 */
export const FAVORITES_KEY = "favorites";
