/** For files whose name holds a hash of their content: a year, never asked for again. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** For all that keeps its address when its content changes: kept, but asked about each time. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For answers that are worked out for one request. */
export const NO_STORE = "no-store";

const HOUR = "public, max-age=3600";

/** For what no page shows itself and what may be a day old: services that show links ask for it. */
const DAY = "public, max-age=86400";

/**
 * Which addresses are kept longer than {@link REVALIDATE}. A pattern is a regular expression of the
 * path that means the same in JavaScript and in nginx (PCRE).
 */
export const CACHE_RULES: readonly { readonly pattern: string; readonly value: string }[] = [
  // Bundles and styles: webpack writes 6 hexadecimal digits into the name.
  {
    pattern:
      "^/(?:(?:js|css|late)/)?[^/]+[-.][0-9a-f]{6}\\.(?:js|css)(?:\\.map|\\.LICENSE\\.txt)?$",
    value: IMMUTABLE,
  },
  // plugins/pictures writes 6 digits of the fingerprint's hash into each name.
  { pattern: "^/pictures/[^/]+\\.[0-9a-f]{6}\\.[a-z0-9]+$", value: IMMUTABLE },
  // Whatever a bundle imports goes into Gatsby's folder of hashed files.
  { pattern: "^/static/", value: IMMUTABLE },
  // Pictures for shared links keep their address (lib/artwork/social).
  { pattern: "^/social/", value: DAY },
  { pattern: "^/icon\\.svg$", value: HOUR },
];
