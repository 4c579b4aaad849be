import fc from "fast-check";

/** Text that messengers, mail and sentences put behind an address. */
const ADDED = [
  "",
  ".",
  ")",
  ").",
  "!",
  ">",
  "」",
  "。",
  "…",
  "）",
  "%20",
  "%0A",
  "%E3%80%8D",
  "%",
  "?fbclid=IwAR0_x",
  "&utm_source=line",
  "_",
  "-",
  "__",
];

/** Changes an address, which has a hash or a query, as it may be changed on its way to a friend. */
export const mangled = fc.oneof(
  fc.constantFrom(...ADDED).map((added) => (address: string) => address + added),
  fc.constant((address: string) => address.replace(/[-_]{1,2}$/, "")),
);

/** The hash of an address, as a browser gives it. */
export const hashOf = (address: string): string => new URL(address).hash;
