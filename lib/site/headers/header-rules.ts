import { CACHE_RULES, REVALIDATE } from "./cache-rules";
import { contentSecurityPolicy } from "./content-security-policy";
import type { InlineHashes } from "./inline-hashes";
import { SPECULATION_RULES } from "./content-types";

/** Headers by their names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of the paths that `pattern`, a regular expression of JavaScript and PCRE, matches. */
export interface HeaderRule {
  readonly pattern: string;
  /** One whose value is empty is left out. */
  readonly headers: Headers;
}

/** Name of the header that holds the policy. */
export const POLICY = "content-security-policy";

/** Settings of the headers that depend on the host. */
export interface Place {
  /** The origins besides their own that pages connect to. */
  readonly connected?: readonly string[];
  /** True if browsers may list the host, and all below it, as https only. */
  readonly isPreloaded?: boolean;
  /** The path below which the site is served; empty at the root of its host. */
  readonly base?: string;
}

/** All headers of the site: the first rule matches every path, a later rule overrides an earlier. */
export type HeaderRules = readonly [HeaderRule, ...HeaderRule[]];

/**
 * The data that other sites may fetch (lib/site/published-data). Search engines lead to the pages that tell the same.
 */
const SHARED_DATA: HeaderRule = {
  pattern: "^/data/",
  headers: {
    "access-control-allow-origin": "*",
    "x-robots-tag": "noindex",
  },
};

/** Headers of every answer, whatever its path, type or status. */
const everywhere = (
  hashes: InlineHashes,
  { connected, isPreloaded, base = "" }: Place,
): Headers => ({
  "cache-control": REVALIDATE,
  [POLICY]: contentSecurityPolicy(hashes, connected),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": PERMISSIONS_POLICY,
  "referrer-policy": "same-origin",
  // A list of addresses, each a string in quotes (RFC 9651).
  "speculation-rules": `"${base}${SPECULATION_RULES.path}"`,
  "strict-transport-security": TWO_YEARS + (isPreloaded ? "; includeSubDomains; preload" : ""),
  "x-content-type-options": "nosniff",
});

/** The one place that says which headers the site has, given what its pages hold inline and where it will be. */
export const headerRules = (hashes: InlineHashes, place: Place = {}): HeaderRules => [
  { pattern: "^/", headers: everywhere(hashes, place) },
  ...CACHE_RULES.map(({ pattern, value }) => ({ pattern, headers: { "cache-control": value } })),
  SHARED_DATA,
];

/** The headers of the answer at `path`, an absolute path without a query. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Headers =>
  headersBy(rules)(path);

/** Finds them for many paths. */
export function headersBy(rules: readonly HeaderRule[]): (path: string) => Headers {
  const matchers = rules.map(({ pattern, headers }) => ({ matcher: new RegExp(pattern), headers }));
  return (path) => {
    const matching = matchers.filter(({ matcher }) => matcher.test(path));
    const headers: Headers = Object.assign({}, ...matching.map((rule) => rule.headers));
    return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
  };
}

/** The names of the headers whose value depends on the path. */
export const varyingHeaders = ([, ...rules]: HeaderRules): string[] =>
  [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].sort();

const TWO_YEARS = "max-age=63072000";

// Features of the standard list (features.md of github.com/w3c/webappsec-permissions-policy), those
// that Chromium knows on every system: a name that it does not know is an error in its console.
const NONE = ["browsing-topics", "camera", "geolocation", "microphone", "payment", "usb"];

/**
 * The Permissions-Policy: what reaches personal data or a device is off. Other features are left at
 * their default, the own origin: their names would take room in the first ten packets of every document.
 */
const PERMISSIONS_POLICY = NONE.map((name) => `${name}=()`).join(", ");
