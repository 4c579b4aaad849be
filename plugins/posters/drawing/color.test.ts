import { brightness, mix, PAPER, strengthen } from "./color";
import { inksOf } from "./inks";

const colors = {
  color1: "#305daa",
  color2: "#4d74b6",
  border: "#17131c",
  text: "#ffffff",
  light: "#eef2f8",
  bar: "#305daa",
  cv: "#305daa",
};

test("mixes from one colour to the other", () => {
  expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
  expect(mix("#000000", "#ffffff", 1)).toBe(PAPER);
  expect(mix("#204060", "#406080", 0.5)).toBe("#305070");
});

test("a dark colour is raised to its full strength", () => {
  expect(strengthen("#001e40")).toBe("#0078ff");
  expect(strengthen("#000000")).toBe("#000000");
});

test.each(["#001e43", "#302833", "#fff1cf", "#e60033", "#b8d200"])(
  "the halo of %s is a light tint",
  (accent) => {
    expect(brightness(inksOf(colors, ["#f0c14b"], accent).halo)).toBeGreaterThan(0.72);
  },
);
