import type { InlineHashes } from "./inline-hashes";

/**
 * Directives of all pages: own origin only. Hashes of inline scripts and styles are added. `script-src` covers service
 * workers.
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

export const UPGRADE = "; upgrade-insecure-requests";

/** Content-Security-Policy for the hashes and for the origins that the build's settings let pages connect to. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  connectedOrigins: readonly string[] = [],
): string {
  const added: Record<string, readonly string[]> = {
    "script-src": scripts.map((hash) => `'${hash}'`),
    "style-src": styles.map((hash) => `'${hash}'`),
    "connect-src": connectedOrigins,
  };
  const directives = Object.entries(DIRECTIVES).map(([name, sources]) =>
    [name, ...sources, ...(added[name] ?? [])].join(" "),
  );
  return directives.join("; ") + UPGRADE;
}

/**
 * The policy for plain HTTP, without `upgrade-insecure-requests`: Safari obeys it on 127.0.0.1 too, and all browsers on
 * a local network, where no server answers https.
 */
export const withoutUpgrade = (policy: string): string => policy.replace(UPGRADE, "");

/** The policy for responses that are not documents and hold nothing inline. */
export const withoutHashes = (policy: string): string => policy.replace(/ 'sha256-[^']+'/g, "");

/** A shorter policy for hosts with a limit on lines: any inline style, the same scripts. */
export const withAnyStyles = (policy: string): string =>
  policy.replace(/(?<=style-src 'self')[^;]*/, " 'unsafe-inline'");

/** The policy for documents that hold only these styles. */
export const withStyles = (policy: string, styles: readonly string[]): string =>
  policy.replace(/(?<=style-src 'self')[^;]*/, styles.map((hash) => ` '${hash}'`).join(""));
