import type { PieceShape } from "./jigsaw";
import { pieceBox, piecePath } from "./jigsaw";

const PLAIN: PieceShape = {
  body: [0, 0, 0.5, 0.5],
  cuts: ["straight", "straight", "straight", "straight"],
};

it("cuts a plain piece as a rectangle that fills its box", () => {
  expect(pieceBox(PLAIN, [0.1, 0.1])).toEqual({ x: 0, y: 0, width: 0.5, height: 0.5 });
  expect(piecePath(PLAIN, [0.1, 0.1])).toBe("M0 0L1 0L1 1L0 1L0 0Z");
});

it("makes room for knobs, not for holes", () => {
  const shape: PieceShape = { ...PLAIN, cuts: ["hole", "knob", "straight", "knob"] };
  expect(pieceBox(shape, [0.1, 0.2])).toEqual({ x: -0.1, y: 0, width: 0.7, height: 0.5 });
});

it("lets a knob end at the edge of the box and go where the hole of the neighbour is", () => {
  const depth = [0.1, 0.1] as const;
  const left = piecePath({ ...PLAIN, cuts: ["straight", "knob", "straight", "straight"] }, depth);
  const right = piecePath(
    { body: [0.5, 0, 1, 0.5], cuts: ["straight", "straight", "straight", "hole"] },
    depth,
  );
  // The tip: at the right edge of the left box, a knob's depth inside the right one.
  expect(left).toContain(" 1 0.5C");
  expect(right).toContain(" 0.2 0.5C");
});
