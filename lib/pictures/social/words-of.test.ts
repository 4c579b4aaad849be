import { letterable, wordsOf } from "./words-of";

const of = (title: string, isNamed = false) =>
  wordsOf({ title, description: "An 新 description." }, "Encore", isNamed);
const text = "An description.";

test.each([
  ["Encore: The fan’s stage guide", { headline: "The fan’s stage guide", text }],
  ["Privacy policy · Encore", { headline: "Privacy policy", text }],
  [
    "Knights: A sword for honour · Encore",
    { headline: "Knights", tag: "A sword for honour", text },
  ],
  ["瞬き · Encore", { headline: "Encore", text }],
])("%s", (title, words) => {
  expect(of(title)).toEqual(words);
});

test("a comma separates a person's name from the unit, and nothing else", () => {
  expect(of("Rei Sakuma, UNDEAD · Encore", true)).toMatchObject({
    headline: "Rei Sakuma",
    tag: "UNDEAD",
  });
  expect(of("Flowers, drawn by you · Encore").headline).toBe("Flowers, drawn by you");
});

test.each([
  ["Rei Sakuma", "Rei Sakuma"],
  ["瞬きSign☆", "Sign"],
  ["New Akatsuki (紅月): a name", "New Akatsuki: a name"],
  ["“流星隊” in full", "in full"],
  ["Kōga", "Kōga"],
  ["紅月", ""],
  ["TVアニメOP「Stars’ Ensemble!」", "TV OP Stars’ Ensemble!"],
  ["In 2018: 新曲!, “輪廻”, Song and more.", "In 2018: Song and more."],
  ["In 2018: 新曲.", "In 2018."],
  ["In 2018: 新 & 曲.", "In 2018."],
  ["Notices, 新 and old.", "Notices, and old."],
])("of %j is lettered %j", (written, lettered) => {
  expect(letterable(written)).toBe(lettered);
});
