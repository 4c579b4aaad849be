import { isIPv6 } from "node:net";

/**
 * Key for rate limits: an IPv4 address, or the first half of an IPv6 address, since its holder has all 2⁶⁴ addresses
 * that begin with it.
 */
export function addressKey(address: string): string {
  // A percent sign begins a zone (network interface).
  const bare = address.replace(/%.*$/, "").toLowerCase();
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isIPv4 = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (isIPv4) return groups.slice(6).flatMap(bytesOf).join(".");
  return groups.slice(0, 4).join(":");
}

/** The eight groups of an IPv6 address in any notation, without leading zeros. */
function groupsOf(address: string): string[] {
  // URLs have the canonical form: longest zeros omitted, no IPv4 at the end.
  const { hostname } = new URL(`http://[${address}]`);
  const halves = hostname.slice(1, -1).split("::");
  const [left = [], right = []] = halves.map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}

/** The two bytes of a group in decimal. */
function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
