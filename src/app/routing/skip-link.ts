/** The target of the link that skips the header, as a hash: it asks a page for nothing. */
export const SKIP_HASH = "#content";
