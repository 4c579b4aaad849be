import { growthOf } from "../../../test/linear-time";
import fc from "fast-check";
import { WORDS } from "../../../test/words-of-the-world";
import { someText } from "../testing/some-stand";
import { TEXT } from "./limits";
import { countCharacters, plainMessage } from "./plain-message";

it.each([
  ["Happy birthday!\nおめでとう", "Happy birthday!\nおめでとう"],
  ["a\r\nb\rc", "a\nb\nc"],
  ["cafe\u0301", "café"],
  ["a\u0000b\tc\u202Ed", "abcd"],
  ["e\u200E\u0301", "é"],
  ["\ud83d end", " end"],
  ["1\n2\n3\n4\n5", "1\n2\n3\n4"],
  [`x${"\u0301".repeat(9)}!`, `x${"\u0301".repeat(2)}!`],
  ["👩‍👩‍👧‍👦".repeat(81), "👩‍👩‍👧‍👦".repeat(80)],
  ["花".repeat(70) + "\n" + "咲".repeat(70), "花".repeat(70) + "\n" + "咲".repeat(10)],
])("makes %j plain", (text, plain) => {
  expect(plainMessage(text)).toBe(plain);
});

it.each(WORDS)("leaves %s as it is", (word) => {
  expect(plainMessage(word)).toBe(word.normalize("NFC"));
});

it("gives, of any text, one within the limits that stays as it is", () => {
  fc.assert(
    fc.property(someText, (text) => {
      const plain = plainMessage(text);
      expect(plainMessage(plain)).toBe(plain);
      expect(plain).toBe(plain.normalize("NFC"));
      expect(plain.isWellFormed()).toBe(true);
      expect(plain.split("\n").length).toBeLessThanOrEqual(TEXT.lines);
      expect(countCharacters(plain)).toBeLessThanOrEqual(TEXT.characters);
      expect(Array.from(plain).length).toBeLessThanOrEqual(TEXT.codePoints);
      expect(plain).not.toMatch(/(?!\n)\p{Cc}|\p{M}{9}/u);
    }),
    { numRuns: 100 },
  );
});

it("cuts between two characters, and keeps short texts", () => {
  const line = fc.array(fc.constantFrom("a", "花", "👩‍👩‍👧‍👦", "🇯🇵", "é", "1️⃣", "각"), {
    maxLength: 120,
  });
  fc.assert(
    fc.property(line, (characters) => {
      expect(plainMessage(characters.join(""))).toBe(characters.slice(0, TEXT.characters).join(""));
    }),
  );
});

it.each(["a", "\u0301", "👩\u200d", "\n", "\ud83d"])(
  "takes a time that grows with the text alone: %j",
  (unit) => {
    expect(growthOf((size) => () => void plainMessage(unit.repeat(size)), 500_000)).toBe("linear");
  },
);
