/** How an edge of a piece is cut: a knob outwards, a hole for a knob, or straight. */
export type Cut = "knob" | "hole" | "straight";

/** A piece: its body in a frame, and the cuts of its edges. */
export interface PieceShape {
  /** Left, top, right and bottom of the body. */
  body: readonly [left: number, top: number, right: number, bottom: number];
  /** Cuts at the top, right, bottom and left. */
  cuts: readonly [top: Cut, right: Cut, bottom: Cut, left: Cut];
}

/** Depth of a knob across and down, in units of the frame: different where the frame is not square. */
export type Depth = readonly [across: number, down: number];

type Point = readonly [x: number, y: number];

const OUTWARD: Record<Cut, number> = { knob: 1, hole: -1, straight: 0 };

/** Left, top, width and height of what a piece takes up in the frame, its knobs included. */
export function pieceBox({ body, cuts }: PieceShape, [across, down]: Depth) {
  const [left, top, right, bottom] = body;
  const reach = (cut: Cut, depth: number) => (cut === "knob" ? depth : 0);
  const x = left - reach(cuts[3], across);
  const y = top - reach(cuts[0], down);
  return {
    x,
    y,
    width: right + reach(cuts[1], across) - x,
    height: bottom + reach(cuts[2], down) - y,
  };
}

/** The outline of a piece as path data, in units of its own box (0 to 1 both ways). */
export function piecePath(shape: PieceShape, depth: Depth): string {
  const { body, cuts } = shape;
  const [left, top, right, bottom] = body;
  const box = pieceBox(shape, depth);
  const at = ([x, y]: Point) =>
    `${round((x - box.x) / box.width)} ${round((y - box.y) / box.height)}`;
  const corners: [Point, Point, Point, Point] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const sides = corners.map((from, index) =>
    edge(from, corners[(index + 1) % 4] ?? from, OUTWARD[cuts[index] ?? "straight"], depth)
      .map(([command, ...points]) => command + points.map(at).join(" "))
      .join(""),
  );
  return `M${at(corners[0])}${sides.join("")}Z`;
}

// An edge clockwise: straight to the neck, round the knob, straight to the corner.
function edge(from: Point, to: Point, outward: number, [across, down]: Depth) {
  const end = ["L", to] as const;
  if (outward === 0) return [end];
  const [goX, goY] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  /** A point `along` the edge from its middle and `out` of the piece, in depths of the knob. */
  const place = (along: number, out: number): Point => [
    middle[0] + (goX * along + goY * out * outward) * across,
    middle[1] + (goY * along - goX * out * outward) * down,
  ];
  return [
    ["L", place(-0.4, 0)] as const,
    ["C", place(-0.78, 0.56), place(-0.52, 1), place(0, 1)] as const,
    ["C", place(0.52, 1), place(0.78, 0.56), place(0.4, 0)] as const,
    end,
  ];
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
