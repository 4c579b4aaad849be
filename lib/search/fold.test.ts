import fc from "fast-check";
import { compact, fold } from "./fold";

const same = (...spellings: string[]) =>
  expect([...new Set(spellings.map((text) => compact(fold(text))))]).toHaveLength(1);

// oxlint-disable-next-line jest/expect-expect -- `same` expects
it("makes the spellings of one name the same", () => {
  same("Tenshōin", "tenshouin", "Tenshooin", "TENSHOIN", "tensyouin");
  same("Ōgami", "Oogami", "ougami", "ohgami", "ogami");
  same("Yūki", "yuuki", "yuki");
  same("Tsukinaga", "tukinaga");
  same("Akehoshi", "akehosi");
  same("Tenma", "temma");
  same("Niki", "Nikki");
  same("Leo", "Reo", "レオ");
  same("two wink", "2wink");
  same("Ra*bits", "rabbits", "RABITS");
  same("Crazy:B", "crazy b");
});

// oxlint-disable-next-line jest/expect-expect -- `same` expects
it("makes kana the same, whatever their kind, width and size", () => {
  same("さくま れい", "サクマレイ", "ｻｸﾏ ﾚｲ");
  same("てんしょういん", "テンシヨウイン");
  same("トリックスター", "とりっくすたあ");
  same("ひめみや", "ヒメミヤ", "himemya");
  same("ゆづる", "ゆずる", "yuzuru");
  same("ニンジャ", "ninja");
});

it("folds the known forms of a Han character to one", () => {
  const forms = new Map([
    ["鐵", "铁"],
    ["鉄", "铁"],
  ]);
  expect(fold("鐵虎", forms)).toBe(fold("鉄虎", forms));
  expect(fold("日々樹")).toBe("日日樹");
});

it("separates words by single spaces, and keeps folded text", () => {
  expect(fold("  Hi, “there”! ")).toBe("hi there");
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.stringMatching(/^[a-z ]{0,20}$/),
    fc.stringMatching(/^[aiueoshctyznmjfwhg]{0,14}$/),
  );
  fc.assert(
    fc.property(text, (typed) => fold(fold(typed)) === fold(typed)),
    { numRuns: 500 },
  );
});
