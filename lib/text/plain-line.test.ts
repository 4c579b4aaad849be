import { growthOf } from "../../test/linear-time";
import fc from "fast-check";
import { anyText } from "../../test/any-text";
import { WORDS } from "../../test/words-of-the-world";
import { plainLineFault, plainLine } from "./plain-line";

it.each(WORDS)("leaves %s as it is", (word) => {
  const line = `${word} and ${word}`.normalize("NFC");
  expect(plainLine(line)).toBe(line);
  expect(plainLineFault(line)).toBeUndefined();
});

it.each([
  ["a joiner between Latin letters", "a\u200db\u200cc", "abc"],
  ["a joiner before nothing", "👩\u200d", "👩"],
  ["two joiners", "می\u200c\u200cخواهم", "می\u200cخواهم"],
  ["turns of direction", "a\u202eb\u2066c\u200fd", "abcd"],
  ["halves of a pair", "\ud83da\udc69", "a"],
  ["controls and ends of lines", "a\u0000b\tc\u0085d\u2028e", "abcde"],
  ["letters that are not seen", "🏴\u{e0067}\u{e0062}a\u{e0061}\u{e007f}", "🏴a"],
  ["fillers", "a\u3164\u2800", "a"],
])("takes out %s", (_what, text, plain) => {
  expect(plainLineFault(text)).toBe("hidden");
  expect(plainLine(text)).toBe(plain);
});

it.each([
  ["the same accent", `x${"\u0301".repeat(9)}`, 3],
  ["many accents", "x\u0300\u0301\u0302\u0303\u0304\u0306\u0307", 5],
  ["the same mark of Thai", `ก${"\u0e47".repeat(40)}`, 3],
  ["marks of Burmese", `က${"\u103b\u103c\u103d\u103e\u1031\u102d\u102f".repeat(4)}`, 9],
  ["marks with joiners", `क${"\u094d\u200d".repeat(40)}`, 16],
])("cuts a tower of %s", (_what, text, most) => {
  expect(plainLineFault(text)).toBe("tower");
  const plain = plainLine(text);
  expect(Array.from(plain).length).toBeLessThanOrEqual(most);
  expect(plainLineFault(plain)).toBeUndefined();
});

it("makes any text plain once and for all, and takes nothing from letters and emoji", () => {
  const pieces = fc.oneof(
    anyText(4),
    fc.constantFrom(
      ...WORDS,
      "\u200c",
      "\u200d",
      "\u0301",
      "\u094d",
      "\u{e0061}",
      "\u{e007f}",
      "🏴",
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const plain = plainLine(parts.join(""));
      expect(plainLine(plain)).toBe(plain);
      expect(plain).toBe(plain.normalize("NFC"));
      expect(plain.isWellFormed()).toBe(true);
      expect(["empty", undefined]).toContain(plainLineFault(plain));
      expect(plain).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]|\p{M}{9}/u);
    }),
    { numRuns: 150 },
  );
  const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1 }).map((some) => some.join(" "));
  fc.assert(
    fc.property(words, (line) => {
      expect(plainLine(line)).toBe(line.normalize("NFC"));
    }),
  );
});

it.each(["a", "\u0301", "क\u094d", "👩\u200d", "\ud83d", "\u094d\u200d"])(
  "takes a time that grows with the text alone: %j",
  (unit) => {
    expect(growthOf((size) => () => void plainLine(unit.repeat(size)), 20_000)).toBe("linear");
  },
);
