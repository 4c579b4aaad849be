import { spot } from "../../../drawing/inks";
import { polygon } from "../../../drawing/shapes";
import type { Motif, Stage } from "../stage";
import { lineWidth } from "../stage";
import { group, path, place, rect } from "../../../drawing/svg";

/** 2wink: one half of the frame in the other twin's colour, harlequin lozenges and two bolts. */
export const harlequin: Motif = (stage) => {
  const { cx, width, height, r, inks } = stage;
  const lean = r * 0.34;
  const half = polygon([
    [cx + lean, 0],
    [width, 0],
    [width, height],
    [cx - lean, height],
  ]);
  return (
    path(half, { fill: spot(inks, 0), "fill-opacity": 0.86 }) +
    lozenges(stage) +
    group(
      { stroke: inks.ink, "stroke-width": lineWidth(stage), "stroke-linejoin": "round" },
      place(bolt(r, spot(inks, 1)), cx - r * 1.02, stage.cy - r * 1.0, 14),
      place(bolt(r, inks.paper), cx + r * 1.02, stage.cy - r * 1.0, -14),
    )
  );
};

// A column of lozenges at each edge, mirrored, every other one in paper or ink.
function lozenges({ width, height, r, inks }: Stage): string {
  const wide = r * 0.3;
  const high = r * 0.48;
  const shapes: string[] = [];
  for (let row = 0; row * high < height + high; row++) {
    for (const side of [-1, 1]) {
      const edge = side < 0 ? 0 : width;
      for (let column = 0; column < 2; column++) {
        const x = edge - side * (column * wide * 0.5);
        const y = row * high + (column % 2) * high * 0.5;
        const fill = [inks.paper, inks.ink, spot(inks, 1)][(row + column) % 3] ?? inks.paper;
        shapes.push(
          path(
            polygon([
              [x, y - high / 2],
              [x + wide / 2, y],
              [x, y + high / 2],
              [x - wide / 2, y],
            ]),
            { fill },
          ),
        );
      }
    }
  }
  return shapes.join("") + rect(0, 0, width, height, { fill: "none" });
}

function bolt(r: number, fill: string): string {
  const at = (x: number, y: number): [number, number] => [x * r * 0.42, y * r * 0.42];
  return path(
    polygon([
      at(0.1, -1),
      at(-0.62, 0.16),
      at(-0.08, 0.16),
      at(-0.3, 1),
      at(0.62, -0.26),
      at(0.06, -0.26),
      at(0.5, -1),
    ]),
    { fill },
  );
}
