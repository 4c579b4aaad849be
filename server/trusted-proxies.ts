import { isIP } from "node:net";

const NAMED = ["loopback", "linklocal", "uniquelocal"];

/**
 * Parses ENCORE_TRUSTED_PROXIES, separated by commas or spaces.
 * @returns addresses, ranges such as 10.0.0.0/8, and names of ranges; undefined if unset
 * @throws if one is invalid: a typing mistake would trust a stranger
 */
export function trustedProxies(text: string | undefined): string[] | undefined {
  const proxies = text?.split(/[\s,]+/).filter((name) => name !== "");
  const wrong = proxies?.find((proxy) => !isProxy(proxy));
  if (wrong === undefined) return proxies;
  throw new Error(
    `ENCORE_TRUSTED_PROXIES names ${JSON.stringify(wrong)}: it takes addresses (192.0.2.1), ranges of them ` +
      `(10.0.0.0/8) and ${NAMED.join(", ")}.`,
  );
}

function isProxy(proxy: string): boolean {
  if (NAMED.includes(proxy)) return true;
  const [address = "", bits, ...more] = proxy.split("/");
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
}
