import { pictureBox, SHAPES } from "./shapes";

const shapes = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

test("a poster shows its face alone behind a round outline, a picture of one's own all its width", () => {
  expect(pictureBox("round", true).width).toBeGreaterThan(pictureBox("round", false).width);
  expect(pictureBox("arch", true)).toEqual(pictureBox("arch", false));
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
