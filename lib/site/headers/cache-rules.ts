/** For files with a hash in their name: a year, never revalidated. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** For files whose content changes under the same address: stored, but revalidated each time. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

export const NO_STORE = "no-store";

const ONE_HOUR = "public, max-age=3600";

/** For files that no page shows and that may be a day old: services that show links fetch them. */
const ONE_DAY = "public, max-age=86400";

/**
 * Addresses cached longer than {@link REVALIDATE}. A pattern is a regular expression of the path, valid in JavaScript
 * and in nginx (PCRE).
 */
export const CACHE_RULES: readonly { readonly pattern: string; readonly value: string }[] = [
  // webpack writes 6 hexadecimal digits into names.
  {
    pattern: "^/(?:(?:js|css)/)?[^/]+[-.][0-9a-f]{6}\\.(?:js|css)(?:\\.map|\\.LICENSE\\.txt)?$",
    value: IMMUTABLE,
  },
  // lib/images writes the first 6 digits of a digest into names (HASH_DIGITS).
  { pattern: "^/pictures/[^/]+\\.[0-9a-f]{6}\\.[a-z0-9]+$", value: IMMUTABLE },
  // Files imported by bundles.
  { pattern: "^/static/", value: IMMUTABLE },
  // Pictures for shared links keep their address (socialPicturePath).
  { pattern: "^/social/", value: ONE_DAY },
  { pattern: "^/icon\\.svg$", value: ONE_HOUR },
];
