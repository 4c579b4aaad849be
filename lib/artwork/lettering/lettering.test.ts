import { NOT_IN_TYPEFACE } from "../../content/check/text/lettered";
import { canLetter, fitSize, lettering, outlines } from "./lettering";

test.each(["Kōga Ōgami", "Ra*bits", "Crazy:B", "Special for Princess!", "2wink"])(
  "letters %s",
  (name) => {
    const { d, width } = outlines(name, 100);
    expect(d).toMatch(/^M[-\d.]+ [-\d.]+[LQC]/);
    expect(d).not.toContain("NaN");
    expect(width).toBeGreaterThan(100);
  },
);

test("a heavier weight is wider and has other outlines", () => {
  const bold = outlines("Encore", 100, 500);
  const black = outlines("Encore", 100, 900);
  expect(black.width).toBeGreaterThan(bold.width);
  expect(black.d).not.toBe(bold.d);
});

test("the pair AV is kerned", () => {
  const apart = outlines("A", 100).width + outlines("V", 100).width;
  expect(outlines("AV", 100).width).toBeLessThan(apart);
});

test("a letter with a mark that the font lacks is set without the mark", () => {
  expect(outlines("\u014d", 100).d).toBe(outlines("o", 100).d);
});

test("a letter that the font lacks is named", () => {
  expect(() => outlines("紅月", 100)).toThrow('no letter "紅"');
});

test.each([
  ["A", true],
  ["ō", true],
  ["…", true],
  ["紅", false],
  ["☆", false],
])("whether %s can be lettered: %s", (char, can) => {
  expect(canLetter(char)).toBe(can);
});

test("a line is fitted to a width, up to a limit", () => {
  const size = fitSize("STARMAKER", 500, 400);
  expect(outlines("STARMAKER", size).width).toBeCloseTo(500, 0);
  expect(fitSize("B", 5000, 80)).toBe(80);
});

test("the layers are shadow, outline and letters, and none is text", () => {
  const svg = lettering("Eden", { size: 80, fill: "#aabbcc", shadow: "#112233" });
  expect(svg.match(/<path/g)).toHaveLength(3);
  expect(svg.lastIndexOf("#aabbcc")).toBeGreaterThan(svg.lastIndexOf("#112233"));
  expect(svg).not.toContain("<text");
});

it("has the letters that the content check allows, and no other", () => {
  const letters = Array.from({ length: 0x3000 - 0x20 }, (_, index) =>
    String.fromCodePoint(index + 0x20),
  );
  const visible = letters.filter((letter) => !/\p{C}/u.test(letter));
  expect(visible.filter((letter) => canLetter(letter) === NOT_IN_TYPEFACE.test(letter))).toEqual(
    [],
  );
});
