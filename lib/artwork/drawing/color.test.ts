import { isWarm, brightness, mix, PAPER, shade, strengthen, tint } from "./color";

describe("mix", () => {
  it("gives the first colour at 0, the second at 1 and the mean between", () => {
    expect(mix("#204060", "#ffffff", 0)).toBe("#204060");
    expect(mix("#000000", "#ffffff", 1)).toBe(PAPER);
    expect(mix("#204060", "#406080", 0.5)).toBe("#305070");
  });

  it("reads short colours", () => {
    expect(mix("#fff", "#000", 0)).toBe("#ffffff");
  });
});

test("a shade is darker and a tint is lighter", () => {
  const base = "#c08040";
  expect(brightness(shade(base))).toBeLessThan(brightness(base));
  expect(brightness(tint(base))).toBeGreaterThan(brightness(base));
});

test("a dark colour is raised to its full strength", () => {
  expect(strengthen("#001e40")).toBe("#0078ff");
  expect(strengthen("#000000")).toBe("#000000");
});

test("blond and orange are warm, and no other hair is", () => {
  for (const warm of ["#f2c65a", "#f9e05a", "#f3981d"]) expect(isWarm(warm)).toBe(true);
  for (const other of ["#cfe3f2", "#a5234f", "#272531", "#7ebea5"])
    expect(isWarm(other)).toBe(false);
});
