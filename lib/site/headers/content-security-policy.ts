import type { InlineHashes } from "./inline-hashes";

/**
 * What pages may load and do. Everything comes from the own origin; the hashes of what is written
 * into the HTML are added to these. Service workers are let in as scripts are.
 */
const DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "media-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** Turns http into https for everything on a page. */
export const UPGRADE = "; upgrade-insecure-requests";

/**
 * The Content-Security-Policy of every answer; the same for the same hashes, and the same origins that
 * the settings of the build connect its pages with.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  connected: readonly string[] = [],
): string {
  const added: Record<string, readonly string[]> = {
    "script-src": scripts.map((hash) => `'${hash}'`),
    "style-src": styles.map((hash) => `'${hash}'`),
    "connect-src": connected,
  };
  const directives = Object.entries(DIRECTIVES).map(([name, sources]) =>
    [name, ...sources, ...(added[name] ?? [])].join(" "),
  );
  return directives.join("; ") + UPGRADE;
}

/**
 * The policy for an answer over plain HTTP: without `upgrade-insecure-requests`. Safari follows that
 * directive on 127.0.0.1 too, and every browser does on an address of the local network, so a page
 * that was asked for without TLS would look for its scripts and styles where nobody answers.
 */
export const withoutUpgrade = (policy: string): string => policy.replace(UPGRADE, "");

/** The policy for what is no document: nothing stands in it that would need a hash. */
export const withoutHashes = (policy: string): string => policy.replace(/ 'sha256-[^']+'/g, "");

/** The policy in fewer letters, for hosts that take no long lines: any inline style, and no other script than before. */
export const withAnyStyles = (policy: string): string =>
  policy.replace(/(?<=style-src 'self')[^;]*/, " 'unsafe-inline'");

/** The policy for documents that hold only these of its styles. */
export const withStyles = (policy: string, styles: readonly string[]): string =>
  policy.replace(/(?<=style-src 'self')[^;]*/, styles.map((hash) => ` '${hash}'`).join(""));
