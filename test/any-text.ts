import fc from "fast-check";

/** Halves of surrogate pairs: no characters by themselves. */
const FIRST_HALF = 0xd800;
const HALVES = 0x800;
const LAST = 0x10_ff_ff;

const character = fc
  .oneof(fc.nat(0x7f), fc.nat(LAST - HALVES))
  .map((code) => String.fromCodePoint(code < FIRST_HALF ? code : code + HALVES));

/**
 * Texts of any characters, control characters too. What fast-check calls "binary" is the same, but
 * counts all characters first, which takes a second in each file of tests; so do its addresses.
 */
export const anyText = (maxLength?: number) =>
  fc.string({ unit: character, ...(maxLength && { maxLength }) });

/** What an address may begin with, and what looks like it. */
const BEGINNINGS = ["https://", "http://", "//", "/\\", "/", "javascript:", "https:", "?", ""];
const HOSTS = ["encore.example", "elsewhere.example", "a@b.example:8", "[::1]", "", "%2e"];

/** Addresses of any kind, and texts that are nearly one. */
export const anyAddress = () =>
  fc
    .tuple(fc.constantFrom(...BEGINNINGS), fc.constantFrom(...HOSTS), anyText(20), fc.boolean())
    .map(([start, host, rest, isEncoded]) =>
      [start, host, "/", isEncoded ? encodeURIComponent(rest) : rest].join(""),
    );
