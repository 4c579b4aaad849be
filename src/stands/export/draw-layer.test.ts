import { covered } from "./draw-layer";

const BOX = { width: 300, height: 400 };

test("of a wide picture the middle is shown, of a tall one too, of one of the same ratio all", () => {
  expect(covered(1600, 400, BOX)).toEqual({ x: 650, y: 0, width: 300, height: 400 });
  expect(covered(300, 800, BOX)).toEqual({ x: 0, y: 200, width: 300, height: 400 });
  expect(covered(600, 800, BOX)).toEqual({ x: 0, y: 0, width: 600, height: 800 });
});
