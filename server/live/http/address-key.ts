import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [front = "", back] = address.split("::");
  const split = (part: string) => (part === "" ? [] : part.split(":"));
  const [left, right] = [split(front), split(back ?? "")];
  const missing = back === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill("0"), ...right].map((group) =>
    group.replace(/^0+(?=.)/, "").toLowerCase(),
  );
}

/**
 * What limits are counted by: an IPv4 address, or the first half of an IPv6 address, for whoever has one
 * of those has all 2⁶⁴ that begin with it.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.replace(/%.*$/, "");
  return isIPv6(bare) ? groupsOf(bare).slice(0, 4).join(":") : address;
}
