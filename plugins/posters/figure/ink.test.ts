import { brightness, mix, shade, tint } from "./ink";

describe("mix", () => {
  it("gives the first colour at 0, the second at 1 and the mean between", () => {
    expect(mix("#204060", "#ffffff", 0)).toBe("#204060");
    expect(mix("#204060", "#ffffff", 1)).toBe("#ffffff");
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  });

  it("reads short colours", () => {
    expect(mix("#fff", "#000", 0)).toBe("#ffffff");
  });
});

it("shades darker and tints lighter", () => {
  const base = "#c08040";
  expect(brightness(shade(base))).toBeLessThan(brightness(base));
  expect(brightness(tint(base))).toBeGreaterThan(brightness(base));
});
