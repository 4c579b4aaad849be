import { contentSecurityPolicy, withAnyStyles, withoutUpgrade } from "./content-security-policy";
import type { InlineHashes } from "./inline-hashes";

// First element of each head (src/html.tsx): a policy does not apply to elements before it.
const CHARSET = /<meta charSet="utf-8"\/>/i;

const META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/**
 * The policy as a `<meta>` for hosts that send none of our headers. Allows any inline style, since all pages share it,
 * and omits frame rules, which count in headers only.
 * @param connected other origins that pages connect to
 */
export const pagePolicy = (hashes: InlineHashes, connected: readonly string[]): string =>
  withoutUpgrade(withAnyStyles(contentSecurityPolicy(hashes, connected))).replace(
    /; frame-ancestors [^;]*/,
    "",
  );

/** Sets, replaces or (undefined) removes the policy in a page's head. @throws if there is no head */
export function withPagePolicy(html: string, policy: string | undefined): string {
  const withoutPolicy = html.replace(META, "");
  if (policy === undefined) return withoutPolicy;
  if (!CHARSET.test(withoutPolicy)) throw new Error("A page says nothing of its charset.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return withoutPolicy.replace(CHARSET, (charset) => charset + meta);
}
