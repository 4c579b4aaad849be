import { outlines } from "./lettering";
import { titleOutlines } from "./title";
import { titleLines } from "./title-lines";

const BLACK = { weight: 900 } as const;

it("sets Latin letters as other lettering is set", () => {
  const { d, width } = outlines("Encore", 100, 900);
  expect(titleOutlines("Encore", 100, BLACK)).toEqual({ d, width });
});

it("sets Japanese letters, each as wide as it is high, and signs that no font has", () => {
  expect(titleOutlines("流星隊", 100, BLACK).width).toBe(300);
  expect(titleOutlines("瞬き☆", 100, BLACK).width).toBe(300);
  expect(titleOutlines("♥", 100, BLACK)).toEqual(titleOutlines("♡", 100, BLACK));
});

it("leaves out what cannot be lettered", () => {
  expect(titleOutlines("A\u{1f3b5}B", 100, BLACK).d).toBe(titleOutlines("AB", 100, BLACK).d);
  expect(titleOutlines("", 100, BLACK)).toEqual({ d: "", width: 0 });
});

it("sets Latin letters narrower in the typeface of the Japanese ones", () => {
  const narrow = titleOutlines("vol", 100, { ...BLACK, isNarrow: true });
  expect(narrow.width).toBeLessThan(titleOutlines("vol", 100, BLACK).width);
});

it("sets upright, with letters that are made for it and Latin words on their side", () => {
  const upright = { ...BLACK, isUpright: true };
  expect(titleOutlines("ラー", 100, upright).width).toBe(200);
  expect(titleOutlines("「瞬」", 100, upright).width).toBe(300);
  expect(titleOutlines("ー", 100, upright).d).not.toBe(titleOutlines("ー", 100, BLACK).d);
  const latin = titleOutlines("Eden", 100, upright);
  expect(latin.width).toBeCloseTo(titleOutlines("Eden", 100, BLACK).width);
});

describe("lines of a title", () => {
  const lines = (text: string, maxLines = 3) =>
    titleLines(text, { width: 600, height: 500, maxSize: 200, maxLines }, BLACK).lines;

  it.each([
    ["恋はプリマヴェーラ！", ["恋は", "プリマヴェーラ！"]],
    ["熱血☆流星忍法帖", ["熱血☆", "流星忍法帖"]],
    ["夏鳥の詩 -サマーバード-", ["夏鳥の詩", "-サマーバード-"]],
    ["PERFECTLY-IMPERFECT", ["PERFECTLY-", "IMPERFECT"]],
    ["シャッフルユニットソングコレクション", ["シャッフル", "ユニットソング", "コレクション"]],
    ["Swee2wink Love Letter", ["Swee2wink", "Love Letter"]],
  ])("of %s end between words", (text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  it("are as many as there may be, at a size that fits", () => {
    expect(lines("恋はプリマヴェーラ！", 1)).toEqual(["恋はプリマヴェーラ！"]);
    const { size } = titleLines(
      "IN",
      { width: 600, height: 500, maxSize: 200, maxLines: 3 },
      BLACK,
    );
    expect(size).toBe(200);
    expect(lines("")).toEqual([]);
  });
});
