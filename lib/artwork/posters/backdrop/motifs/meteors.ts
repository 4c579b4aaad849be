import { spot } from "../../../drawing/inks";
import { around, star } from "../../../drawing/shapes";
import type { Motif } from "../stage";
import { lineWidth } from "../stage";
import { group, path, rect, round } from "../../../drawing/svg";

/** RYUSEITAI: five heroes' stripes streak across the frame, a star at the head of each. */
export const meteors: Motif = (stage) => {
  const { cx, cy, r, inks } = stage;
  const line = lineWidth(stage);
  const wide = r * 0.25;
  const stripes = around(5, (index) => {
    const y = (index - 2) * wide - wide / 2;
    const end = r * (1.72 - Math.abs(index - 1.6) * 0.16);
    const ray = rect(-r * 4, y, r * 4 + end, wide, { fill: spot(inks, index) });
    const head = path(star(5, wide * 0.86, 0.5, end, y + wide / 2), { fill: spot(inks, index) });
    return ray + head;
  });
  const speed = around(7, (index) => {
    const y = (index % 2 ? 1 : -1) * (wide * 2.9 + index * r * 0.09);
    const from = -r * 1.8 + index * r * 0.21;
    return rect(from, y, r * (1.9 - index * 0.12), r * 0.026, { fill: inks.paper, stroke: "none" });
  });
  return group(
    {
      transform: `translate(${round(cx)} ${round(cy - r * 0.06)}) rotate(-38)`,
      stroke: inks.ink,
      "stroke-width": line,
      "stroke-linejoin": "round",
    },
    ...speed,
    ...stripes,
  );
};
