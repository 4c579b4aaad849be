import { escapePattern } from "../../text/escape-pattern";
import { withoutHashes, withStyles } from "./content-security-policy";
import { type HeaderRule, type HeaderRules, CSP_HEADER } from "./header-rules";
import { mergeHashes, type InlineHashes } from "./inline-hashes";

export interface PageStyles {
  /** Path of its file in the site: `explore/units/index.html`. */
  readonly file: string;
  readonly inline: InlineHashes;
}

/** Paths that are not documents: files other than HTML, the API's answers, and nginx's in their place. */
const NON_DOCUMENT = "\\.(?!html$)[a-z0-9]+$|^/(?:api/|refused-call$)";

/**
 * Rules for our own servers: each document's policy names only its own styles, and headers for documents are left out
 * elsewhere. They would be repeated with every picture over HTTP/1.1, and by nginx over HTTP/2 too. Hosts with
 * `_headers` merge rules and cannot leave out any. Scripts of all pages stay named, since in-page navigation may bring
 * another page's.
 */
export function forOwnServers(rules: HeaderRules, pages: readonly PageStyles[]): HeaderRules {
  const policy = rules[0].headers[CSP_HEADER] ?? "";
  const headers = {
    [CSP_HEADER]: withoutHashes(policy),
    "permissions-policy": "",
    "speculation-rules": "",
  };
  return [...rules, ...documentRules(policy, pages), { pattern: NON_DOCUMENT, headers }];
}

/** Rules for built documents. A document that none matches, such as one of a newer build, gets the styles of all. */
function documentRules(policy: string, pages: readonly PageStyles[]): HeaderRule[] {
  const stylesByPattern = new Map<string, InlineHashes[]>();
  for (const { file, inline } of pages) {
    const pattern = patternOf(file);
    const others = stylesByPattern.get(pattern);
    if (others) others.push(inline);
    else stylesByPattern.set(pattern, [inline]);
  }
  return [...stylesByPattern].map(([pattern, inline]) => ({
    pattern,
    headers: { [CSP_HEADER]: withStyles(policy, mergeHashes(inline).styles) },
  }));
}

/** The page for missing addresses; nginx serves it for refused requests from another path. */
const NOT_FOUND_PAGE = { file: "404.html", pattern: "^/(?:404\\.html|refused)$" };

/**
 * Pattern of the files that share a rule with a page: those in the same folder, mostly of one kind, so that a new one
 * needs no other headers. Pages at the root have a rule each. nginx sees the home page as `//index.html`.
 */
const patternOf = (file: string): string =>
  file === NOT_FOUND_PAGE.file
    ? NOT_FOUND_PAGE.pattern
    : `^/+${escapePattern(file).replace(/^(.+\/)[^/]+(?=\/index\\\.html$)/, "$1[^/]+")}$`;
