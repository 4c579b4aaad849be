import type { Effects } from "./derived/effects";
import type { FileImpact } from "./impact-types";

/** No page is touched. */
export const NONE: Effects = { everywhere: [], addresses: new Map() };

/** Both together. */
export function merged(one: Effects, other: Effects): Effects {
  const addresses = new Map(one.addresses);
  for (const [address, why] of other.addresses) {
    addresses.set(address, [...(addresses.get(address) ?? []), ...why]);
  }
  return { everywhere: [...one.everywhere, ...other.everywhere], addresses };
}

/** What of all effects no file has by itself. */
export function without(
  { everywhere, addresses }: Effects,
  impacts: readonly FileImpact[],
): Effects {
  const told = new Set(impacts.flatMap((impact) => impact.everywhere));
  const known = new Set(
    impacts.flatMap((impact) =>
      impact.addresses.flatMap(({ address, why }) => why.map((one) => `${address} ${one}`)),
    ),
  );
  const left = [...addresses].flatMap(([address, why]) => {
    const unknown = why.filter((one) => !known.has(`${address} ${one}`));
    return unknown.length === 0 ? [] : [[address, unknown] as const];
  });
  return { everywhere: everywhere.filter((why) => !told.has(why)), addresses: new Map(left) };
}
