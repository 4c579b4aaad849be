/** Target of the skip link. A hash, so it requests no page. */
export const SKIP_HASH = "#content";
