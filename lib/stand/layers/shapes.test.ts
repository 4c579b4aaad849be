import { pictureBox, SHAPES } from "./shapes";

const shapes = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

test("a poster shows its lettering on a card alone, its face behind all else; one's own picture is whole", () => {
  const closer = shapes.filter(
    (shape) => pictureBox(shape, true).width > pictureBox(shape, false).width,
  );
  expect(closer).toEqual(shapes.filter((shape) => shape !== "card"));
  expect(pictureBox("card", true)).toEqual(pictureBox("card", false));
});

test.each(shapes)("every picture fills the outline %s and has the ratio of a poster", (shape) => {
  for (const isPoster of [false, true]) {
    const { x, y, width, height } = pictureBox(shape, isPoster);
    expect(x).toBeLessThanOrEqual(-150);
    expect(x + width).toBeGreaterThanOrEqual(150);
    expect(y).toBeLessThanOrEqual(-150);
    expect(y + height).toBeGreaterThanOrEqual(170);
    expect(height / width).toBeCloseTo(4 / 3, 2);
  }
});
