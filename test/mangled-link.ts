import fc from "fast-check";

/** Text that messengers, mail and sentences append to an address. */
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

/** Ways in which an address with a hash or a query may be changed when sent. */
export const mangled = fc.oneof(
  fc.constantFrom(...ADDED).map((added) => (address: string) => address + added),
  fc.constant((address: string) => address.replace(/[-_]{1,2}$/, "")),
);

export const hashOf = (address: string): string => new URL(address).hash;
