import fc from "fast-check";
import { nameMatcher } from "./match-name";

const rei = { name: "Rei Sakuma", names: { ja: "朔間 零", kana: "さくま れい", zhHant: null } };
const mayoi = { name: "Mayoi Ayase", names: {} };
const eichi = { name: "Eichi Tenshouin", names: {} };

it.each([
  "",
  " ",
  "rei",
  "SAKUMA",
  "sakuma rei",
  "ei sak",
  "朔間零",
  "さくま",
  " Réi ",
  "sakuma_rei",
])("finds Rei Sakuma by %p", (typed) => {
  expect(nameMatcher(typed)(rei)).toBe(true);
});

it.each(["ritsu", "零朔", "sakumarx", "!", "、"])("does not find Rei Sakuma by %p", (typed) => {
  expect(nameMatcher(typed)(rei)).toBe(false);
});

it("finds a name by each of its beginnings, and by other spellings of its sounds", () => {
  for (let end = 1; end <= mayoi.name.length; end++) {
    expect(nameMatcher(mayoi.name.slice(0, end))(mayoi)).toBe(true);
  }
  expect(nameMatcher("tenshoin")(eichi)).toBe(true);
  expect(nameMatcher("Tenshōin")(eichi)).toBe(true);
});

it("finds sounds in few letters at the beginning of a name alone, and no row of one letter", () => {
  const title = { name: "Kagerou Kisetsu Unmei" };
  expect(nameMatcher("kiss")(title)).toBe(false);
  expect(nameMatcher("kkkk")(title)).toBe(false);
  expect(nameMatcher("kage")(title)).toBe(true);
  expect(nameMatcher("syu")({ name: "Shu Itsuki" })).toBe(true);
});

it("takes any text, and finds a name by itself unless it has no letter and no digit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const isFound = nameMatcher(text)({ name: text, names: {} });
      expect(isFound || !/[\p{L}\p{N}]/u.test(text.normalize("NFKC"))).toBe(true);
    }),
  );
});
