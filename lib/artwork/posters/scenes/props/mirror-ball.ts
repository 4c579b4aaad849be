import { INK } from "../../../drawing/color";
import { disc, flat, shape } from "../../../drawing/outlined";
import { around, polygon, sparkle } from "../../../drawing/shapes";
import { group, path, round } from "../../../drawing/svg";
import { GOLD, LINE, block } from "../stagecraft";

/** A ball of mirrors: rows of facets, a few of which catch the colours of `lights`. */
export function mirrorBall(x: number, y: number, size: number, lights: readonly string[]): string {
  const rows = 9;
  const facets = around(rows, (row) => {
    const from = -90 + (row * 180) / rows;
    const up = Math.sin((from * Math.PI) / 180) * size;
    const down = Math.sin(((from + 180 / rows) * Math.PI) / 180) * size;
    const count = 10;
    return around(count, (column) => {
      const edge = (step: number, at: number) =>
        Math.sin(((-90 + (step * 180) / count) * Math.PI) / 180) *
        Math.sqrt(Math.max(0, size ** 2 - at ** 2));
      const tones = [
        "#ffffff",
        "#cfd8ea",
        "#9aa7c7",
        "#7583aa",
        "#cfd8ea",
        lights[(row + column) % lights.length] ?? GOLD,
      ];
      const d = polygon([
        [x + edge(column, up), y + up],
        [x + edge(column + 1, up), y + up],
        [x + edge(column + 1, down), y + down],
        [x + edge(column, down), y + down],
      ]);
      return path(d, { fill: tones[(row * 5 + column * 7 + ((row * column) % 3)) % tones.length] });
    }).join("");
  });
  return (
    disc(x, y, size + 4, INK, 0) +
    group({ stroke: INK, "stroke-width": 3.5 }, ...facets) +
    disc(x, y, size, "none", LINE) +
    shape(
      block(round(x - size * 0.16), round(y - size * 1.16), round(size * 0.32), round(size * 0.2)),
      GOLD,
      6,
    ) +
    flat(sparkle(size * 0.5, x - size * 0.42, y - size * 0.42), "#ffffff")
  );
}
