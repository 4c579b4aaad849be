import { isIPv6 } from "node:net";

/**
 * What limits are counted by: an IPv4 address, or the first half of an IPv6 address, for whoever has one
 * of those has all 2⁶⁴ that begin with it.
 */
export function addressKey(address: string): string {
  // IPv4 may be written as IPv6; behind a percent sign stands a network card.
  const bare = address.replace(/^::ffff:(?=\d+\.)|%.*$/i, "").toLowerCase();
  if (!isIPv6(bare)) return bare;
  const [left = [], right = []] = bare.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const half = [...left, ...zeros, ...right].slice(0, 4);
  return half.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}
