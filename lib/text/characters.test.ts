import fc from "fast-check";
import { anyText } from "../../test/any-text";
import { WORDS } from "../../test/words-of-the-world";
import { charactersOf, cutTo } from "./characters";

it.each([
  ["🇯🇵🇹🇼", 3, "🇯🇵"],
  ["a👩\u200d👩\u200d👧", 5, "a"],
  ["cafe\u0301", 4, "caf"],
  ["花花花", 2, "花花"],
  ["", 3, ""],
])("cuts %j to %d code points: %j", (text, most, cut) => {
  expect(cutTo(text, most)).toBe(cut);
});

it("cuts any text between two characters, and no shorter than it must", () => {
  const texts = fc.oneof(
    anyText(60),
    fc.array(fc.constantFrom(...WORDS), { maxLength: 20 }).map((some) => some.join("")),
  );
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 60 }), (text, most) => {
      const all = charactersOf(text);
      const cut = cutTo(text, most);
      const count = charactersOf(cut).length;
      expect(cut).toBe(all.slice(0, count).join(""));
      expect(Array.from(cut).length).toBeLessThanOrEqual(most);
      const next = all.slice(0, count + 1).join("");
      expect(next === cut || Array.from(next).length > most).toBe(true);
    }),
  );
});
