import fc from "fast-check";
import { foldName, namesMatch } from "./names-match";

const rei = { name: "Rei Sakuma", names: { ja: "朔間 零", kana: "さくま れい", zhHant: null } };

it.each(["", "rei", "SAKUMA", "sakuma rei", "ei sak", "朔間零", "さくま", " Réi "])(
  "finds Rei Sakuma by %p",
  (wanted) => {
    expect(namesMatch(rei, foldName(wanted))).toBe(true);
  },
);

it.each(["ritsu", "零朔", "sakumarx"])("does not find Rei Sakuma by %p", (wanted) => {
  expect(namesMatch(rei, foldName(wanted))).toBe(false);
});

it("takes any text, and finds a name by itself", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(namesMatch({ name: text, names: {} }, foldName(text)) || foldName(text) === "").toBe(
        true,
      );
    }),
  );
});
