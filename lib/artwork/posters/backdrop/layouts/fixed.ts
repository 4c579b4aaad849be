import { place, round } from "../../../drawing/svg";
import type { Axes } from "../lines";
import {
  type Layout,
  numbersIn,
  piecesOf,
  type LayerPlacement,
  translationOf,
  turnOf,
} from "./layout";

/** A layer as drawn, moved or stretched to its lines. */
export const fixed: Layout = (placement) => {
  const { attributes, axes, children } = placement;
  const lineCount = (name: string) => (attributes.get(name) ?? "").split(" ").length;
  if (lineCount("data-x") > 1 || lineCount("data-y") > 1) return stretched(children, axes);
  const own = attributes.get("transform") ?? "";
  const turn = turnOf(placement);
  const [x, y] = shiftOf(placement);
  const turned = turn ? `${own} rotate(${round(turn)})` : own;
  const body = children.join("");
  return place(turned ? `<g transform="${turned.trim()}">${body}</g>` : body, x, y);
};

/**
 * Offset of a layer: at most `data-reach` (percent of the width) from the halo, the disc behind the figure, whose middle
 * is x = 0, and at least `data-below` under the upper edge of the picture.
 */
function shiftOf({ attributes, axes, stage }: LayerPlacement): [x: number, y: number] {
  const [, left = 0, top = 0] = translationOf(attributes).map(Number);
  const [x, y] = [axes.x(0), axes.y(0)];
  const [share] = numbersIn(attributes, "data-reach");
  const [below] = numbersIn(attributes, "data-below");
  const reach = share === undefined ? Infinity : (share * stage.width) / 100 / axes.scale;
  const over = Math.max(0, Math.abs(left) - reach) * Math.sign(left);
  const under = below === undefined ? 0 : Math.max(0, axes.spanY[0] + below - top - y);
  return [x - over, y + under];
}

/** Outlines follow the lines point by point, so that strokes keep their width; elements with a position are moved. */
function stretched(children: readonly string[], axes: Axes): string {
  const pieces = piecesOf(children);
  return children
    .map((child, index) => {
      const piece = pieces[index];
      if (piece?.attributes.has("transform"))
        return place(piece.markup, ...moved(piece.x, piece.y, axes));
      return child.replace(/ d="([^"]+)"/, (_, d: string) => ` d="${outline(d, axes)}"`);
    })
    .join("");
}

const outline = (d: string, axes: Axes): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    moved(Number(x), Number(y), axes).map(round).join(" "),
  );

function moved(x: number, y: number, axes: Axes): [x: number, y: number] {
  const down = axes.y(y);
  const [top, bottom] = axes.spanY;
  const share = (down - top) / (bottom - top);
  return [axes.x(x) * (1 - share) + axes.footX(x) * share, down];
}
