import { contentSecurityPolicy, withAnyStyles, withoutUpgrade } from "./content-security-policy";
import type { InlineHashes } from "./inline-hashes";

// The first element of each head (src/html.tsx): what stands before a policy is not held to it.
const CHARSET = /<meta charSet="utf-8"\/>/i;

const META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/**
 * The policy as pages bring it themselves, for a host that sends no header of ours. It lets in any inline style, since
 * all pages have the same one, and says nothing of frames, which counts in headers alone.
 * @param connected the origins besides their own that pages connect to
 */
export const pagePolicy = (hashes: InlineHashes, connected: readonly string[]): string =>
  withoutUpgrade(withAnyStyles(contentSecurityPolicy(hashes, connected))).replace(
    /; frame-ancestors [^;]*/,
    "",
  );

/**
 * A page with a policy in its head, in place of one that is there.
 * @param policy undefined for none
 * @throws if there is no head to put it into
 */
export function withPagePolicy(html: string, policy: string | undefined): string {
  const bare = html.replace(META, "");
  if (policy === undefined) return bare;
  if (!CHARSET.test(bare)) throw new Error("A page says nothing of its charset.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return bare.replace(CHARSET, (charset) => charset + meta);
}
