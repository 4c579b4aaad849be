import { CACHE_RULES, REVALIDATE } from "./cache-rules";
import { contentSecurityPolicy } from "./content-security-policy";
import type { InlineHashes } from "./inline-hashes";
import { SPECULATION_RULES } from "./content-types";

export type Headers = Readonly<Record<string, string>>;

/** Headers of the paths matched by `pattern`, a regular expression valid in JavaScript and PCRE. */
export interface HeaderRule {
  readonly pattern: string;
  /** An empty value removes the header. */
  readonly headers: Headers;
}

export const CSP_HEADER = "content-security-policy";

export interface HeaderOptions {
  /** Other origins that pages connect to. */
  readonly connected?: readonly string[];
  /** True if the host and its subdomains may be on browsers' HSTS preload list. */
  readonly hasHstsPreload?: boolean;
  /** Path of the site; empty at the root of its host. */
  readonly base?: string;
}

/** All headers of the site: the first rule matches every path, later rules override earlier ones. */
export type HeaderRules = readonly [HeaderRule, ...HeaderRule[]];

/**
 * Published data, which other sites may fetch (lib/site/published-data). Search engines get the pages with the same
 * facts instead.
 */
const SHARED_DATA: HeaderRule = {
  pattern: "^/data/",
  headers: {
    "access-control-allow-origin": "*",
    "x-robots-tag": "noindex",
  },
};

const commonHeaders = (
  hashes: InlineHashes,
  { connected, hasHstsPreload, base = "" }: HeaderOptions,
): Headers => ({
  "cache-control": REVALIDATE,
  [CSP_HEADER]: contentSecurityPolicy(hashes, connected),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": PERMISSIONS_POLICY,
  "referrer-policy": "same-origin",
  // A list of addresses, each a quoted string (RFC 9651).
  "speculation-rules": `"${base}${SPECULATION_RULES.path}"`,
  "strict-transport-security": TWO_YEARS + (hasHstsPreload ? "; includeSubDomains; preload" : ""),
  "x-content-type-options": "nosniff",
});

/** All headers of the site, for its inline hashes and its host. The only source of headers. */
export const headerRules = (hashes: InlineHashes, options: HeaderOptions = {}): HeaderRules => [
  { pattern: "^/", headers: commonHeaders(hashes, options) },
  ...CACHE_RULES.map(({ pattern, value }) => ({ pattern, headers: { "cache-control": value } })),
  SHARED_DATA,
];

/** Headers of the response at `path`, absolute and without a query. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Headers =>
  headerMatcher(rules)(path);

export function headerMatcher(rules: readonly HeaderRule[]): (path: string) => Headers {
  const matchers = rules.map(({ pattern, headers }) => ({ matcher: new RegExp(pattern), headers }));
  return (path) => {
    const matching = matchers.filter(({ matcher }) => matcher.test(path));
    const headers: Headers = Object.assign({}, ...matching.map((rule) => rule.headers));
    return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
  };
}

export const pathDependentHeaders = ([, ...rules]: HeaderRules): string[] =>
  [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].sort();

const TWO_YEARS = "max-age=63072000";

// Features of the standard list (features.md of github.com/w3c/webappsec-permissions-policy) that Chromium knows on all
// systems: it logs an error for unknown names.
const DISABLED_FEATURES = [
  "browsing-topics",
  "camera",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

/**
 * Permissions-Policy: features that reach personal data or devices are off. The rest keep their default, the own
 * origin; naming them would take room in the first ten packets of every document.
 */
const PERMISSIONS_POLICY = DISABLED_FEATURES.map((name) => `${name}=()`).join(", ");
