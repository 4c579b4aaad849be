import fc from "fast-check";
import { marked } from "./texts";

it("keeps a text that has room for its mark", () => {
  expect(marked("A short text.", " (copy ab)", { characters: 40 })).toBe("A short text. (copy ab)");
});

it("drops last words where there is no room, of characters or of words", () => {
  expect(marked("one two three", " (x)", { characters: 11 })).toBe("one two (x)");
  expect(marked("one two three", " (x)", { characters: 99, words: 3 })).toBe("one two (x)");
});

it("always keeps the bounds and the mark", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.integer({ min: 14, max: 80 }), (texts, characters) => {
      const text = marked(texts.join(" "), " (ab)", { characters });
      expect(text.length).toBeLessThanOrEqual(characters);
      expect(text.endsWith(" (ab)")).toBe(true);
    }),
  );
});

it("says which text has no room at all", () => {
  expect(() => marked("unbreakable", " (x)", { characters: 5 })).toThrow("unbreakable");
});
