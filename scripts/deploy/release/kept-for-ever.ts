import { CACHE_RULES } from "../../../lib/site/headers/cache-rules";

const PATTERNS = CACHE_RULES.filter(({ value }) => value.includes("immutable")).map(
  ({ pattern }) => new RegExp(pattern),
);

/** Whether the name of a file in `public` holds a hash of its content, so that caches never ask again. */
export function isKeptForEver(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(`/${path}`));
}
