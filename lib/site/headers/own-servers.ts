import { escapePattern } from "../../text/escape-pattern";
import { withoutHashes, withStyles } from "./content-security-policy";
import { type HeaderRule, type HeaderRules, POLICY } from "./header-rules";
import { hashesTogether, type InlineHashes } from "./inline-hashes";

/** A page as the headers see it. */
export interface PageStyles {
  /** Its file in the site: `explore/units/index.html`. */
  readonly file: string;
  readonly inline: InlineHashes;
}

/** Paths of all that is no document: files but HTML, what the API says, and what nginx says in its place. */
const NO_DOCUMENT = "\\.(?!html$)[a-z0-9]+$|^/(?:api/|refused-call$)";

/**
 * The rules as a server of our own follows them: the policy of a document names its own styles, and what only
 * documents need is left out elsewhere. It would be sent again with each picture of a page by HTTP/1.1, and by nginx
 * over HTTP/2 too. Hosts that follow `_headers` merge rules, so they cannot leave anything out. The scripts of all
 * pages stay named: the head of a page that is reached without a new document may bring one.
 */
export function forOwnServers(rules: HeaderRules, pages: readonly PageStyles[]): HeaderRules {
  const policy = rules[0].headers[POLICY] ?? "";
  const headers = {
    [POLICY]: withoutHashes(policy),
    "permissions-policy": "",
    "speculation-rules": "",
  };
  return [...rules, ...documentRules(policy, pages), { pattern: NO_DOCUMENT, headers }];
}

/** Rules for the documents that were built. One that a newer build brings has the styles of all until then. */
function documentRules(policy: string, pages: readonly PageStyles[]): HeaderRule[] {
  const kinds = new Map<string, InlineHashes[]>();
  for (const { file, inline } of pages) {
    const pattern = patternOf(file);
    kinds.set(pattern, [...(kinds.get(pattern) ?? []), inline]);
  }
  return [...kinds].map(([pattern, inline]) => ({
    pattern,
    headers: { [POLICY]: withStyles(policy, hashesTogether(inline).styles) },
  }));
}

/** The page for what is not there; where our server shows it for what it refuses, nginx says a word from another path. */
const LOST = { file: "404.html", pattern: "^/(?:404\\.html|refused)$" };

/**
 * The files that a page shares its rule with: those beside it in a folder, which are mostly of one kind, so that one
 * more of them needs no other headers. Pages at the root differ: each has a rule of its own. For the home page nginx
 * looks at `//index.html`.
 */
const patternOf = (file: string): string =>
  file === LOST.file
    ? LOST.pattern
    : `^/+${escapePattern(file).replace(/^(.+\/)[^/]+(?=\/index\\\.html$)/, "$1[^/]+")}$`;
