import { place } from "../../../drawing/svg";
import type { Axes } from "../lines";
import { outsideHalo } from "../stage";
import {
  cyclicItem,
  type Layout,
  randomWithin,
  numbersIn,
  piecesOf,
  type LayerPlacement,
} from "./layout";

/** Ignores a last cell that only rounding brings into the frame. */
const EPSILON = 1e-6;

/**
 * Cells from the upper left corner of the frame: `data-grid` is the spacing of columns and rows, `data-start` the first
 * of each, `data-over` their extent beyond the frame, `data-floor` their end in it. `data-brick` shifts every other row
 * by a part of a column, `data-zigzag` lowers every other cell. Elements alternate, or follow a chequerboard or chance
 * (`data-order`).
 */
export const grid: Layout = (placement) => {
  const { stage, axes, attributes, children } = placement;
  const [dx = 1, dy = 1] = numbersIn(attributes, "data-grid");
  const number = (name: string) => numbersIn(attributes, name)[0];
  const over = number("data-over") ?? 0;
  const [[left, right], [top, bottom]] = [axes.spanX, axes.spanY];
  const width = right - left + over;
  const floor = number("data-floor");
  const height = floor === undefined ? bottom - top + over : ((bottom - top) * floor) / 100;
  const pieces = piecesOf(children);
  const order = attributes.get("data-order");
  const cells: string[] = [];
  const start = number("data-start") ?? 0;
  for (let row = start; row * dy < height - EPSILON; row++) {
    for (let column = start; column * dx < width - EPSILON; column++) {
      const odd = Math.abs(row + column) % 2;
      const x = left + (column + Math.abs(row % 2) * (number("data-brick") ?? 0)) * dx;
      const y = top + row * dy + odd * (number("data-zigzag") ?? 0);
      if (!isUsed(placement, x, y)) continue;
      const piece =
        order === "lot"
          ? stage.random.pick(pieces)
          : order === "chequer"
            ? pieces[odd]
            : cyclicItem(pieces, cells.length);
      if (piece) cells.push(place(piece.markup, x, y));
    }
  }
  return cells.join("");
};

/**
 * True if a cell is used: by `data-chance`, near points of the frame (`data-near`, with an optional weight as third
 * number) within a random distance (`data-radius`), clear of the halo by `data-clear`, and to the upper left or lower
 * right of a point (`data-quarters`).
 */
function isUsed({ stage, axes, attributes }: LayerPlacement, x: number, y: number): boolean {
  const [chance] = numbersIn(attributes, "data-chance");
  if (chance !== undefined && stage.random.between(0, 1) >= chance) return false;
  const near = attributes.get("data-near");
  if (near && distance(near, axes, x, y) > randomWithin(stage, attributes, "data-radius", 0))
    return false;
  const [clear] = numbersIn(attributes, "data-clear");
  const { cx, cy } = stage;
  const { scale } = axes;
  if (clear !== undefined && !outsideHalo(stage, cx + x * scale, cy + y * scale, clear * scale))
    return false;
  const [quarterX, quarterY] = numbersIn(attributes, "data-quarters");
  if (quarterX === undefined || quarterY === undefined) return true;
  const [dx = 0, dy = 0] = numbersIn(attributes, "data-grid");
  return x + dx / 2 < quarterX === y + dy / 2 < quarterY;
}

/** Distance of (x, y) from the nearest of some points, `0% 52%, 100% 62% 1.1`. */
function distance(near: string, { spanX, spanY }: Axes, x: number, y: number): number {
  const away = near.split(", ").map((point) => {
    const [across = 0, down = 0, weight = 1] = point.split(" ").map(Number.parseFloat);
    const px = spanX[0] + ((spanX[1] - spanX[0]) * across) / 100;
    const py = spanY[0] + ((spanY[1] - spanY[0]) * down) / 100;
    return Math.hypot(x - px, y - py) * weight;
  });
  return Math.min(...away);
}
