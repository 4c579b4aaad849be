import fc from "fast-check";

/** Surrogates, which are not characters by themselves. */
const FIRST_HALF = 0xd800;
const HALVES = 0x800;
const LAST = 0x10_ff_ff;

const character = fc
  .oneof(fc.nat(0x7f), fc.nat(LAST - HALVES))
  .map((code) => String.fromCodePoint(code < FIRST_HALF ? code : code + HALVES));

/**
 * Any text, including control characters. Like fast-check's "binary", which takes a second in each test file to count
 * all characters first; so do its addresses.
 */
export const anyText = (maxLength?: number) =>
  fc.string({ unit: character, ...(maxLength && { maxLength }) });

/** Beginnings of addresses, and similar ones. */
const BEGINNINGS = ["https://", "http://", "//", "/\\", "/", "javascript:", "https:", "?", ""];
const HOSTS = ["encore.example", "elsewhere.example", "a@b.example:8", "[::1]", "", "%2e"];

export const anyAddress = () =>
  fc
    .tuple(fc.constantFrom(...BEGINNINGS), fc.constantFrom(...HOSTS), anyText(20), fc.boolean())
    .map(([start, host, rest, isEncoded]) =>
      [start, host, "/", isEncoded ? encodeURIComponent(rest) : rest].join(""),
    );
